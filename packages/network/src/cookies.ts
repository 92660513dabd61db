import cookies from '@fastify/cookie'

/**
 * The cookies of a request, by name. A header can contain thousands of malformed ones, and an exception for each would take tens
 * of milliseconds, so none is thrown.
 */
export function cookiesIn(header: string | undefined): Readonly<Record<string, string | undefined>> {
  return header ? cookies.parse(header, { decode: decodeCookie }) : {}
}

/** Decodes percent-encoded UTF-8. Malformed parts are returned as they are, or as U+FFFD. @param value characters up to U+00FF */
export function decodeCookie(value: string): string {
  if (!value.includes('%')) return value
  const bytes = value.replace(/%([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
  return bytes === value ? value : Buffer.from(bytes, 'latin1').toString()
}
