/** A reference; with an address if one is known. */
export interface Reading {
  readonly title: string
  readonly address: string | null
}

const SERIES = 'https://cheatsheetseries.owasp.org/cheatsheets/'
const SHEET = /^OWASP (.+ Cheat Sheet)$/

/**
 * The references of a challenge without duplicates: the page on its mitigation first.
 *
 * @param references titles separated by commas, as HTML of one line that ends with a full stop
 */
export function furtherReading(references: string, mitigationUrl: string | null): Reading[] {
  const readings = new Map<string, Reading>()
  const add = (title: string, address: string | null) => {
    if (!readings.has(title)) readings.set(title, { title, address })
  }
  if (mitigationUrl !== null) add(sheetAt(mitigationUrl) ?? mitigationUrl, mitigationUrl)
  const titles = references.replace(/[.。।]\s*$/, '').split(/[,，、]\s*(?=OWASP |NIST |RFC )/)
  for (const title of titles) {
    const sheet = SHEET.exec(title)?.[1]
    if (title !== '') add(title, sheet === undefined ? null : `${SERIES}${sheet.replaceAll(' ', '_')}.html`)
  }
  return [...readings.values()]
}

/** Title of a cheat sheet by its address; null for other pages. */
function sheetAt(address: string): string | null {
  const name = address.startsWith(SERIES) ? /^(\w[\w-]*)\.html$/.exec(address.slice(SERIES.length))?.[1] : undefined
  return name === undefined ? null : `OWASP ${name.replaceAll('_', ' ')}`
}
