/** Path prefix of the small internet. */
const INTERNET_PREFIX = '/internet/'

/**
 * Path of an external URL in the small internet of this world: its host, path and query below `/internet/`. null if
 * the URL has no host, such as one of the shop's own pages.
 *
 * @param address as written in an answer: complete, without a scheme, or below `/internet/` already
 */
export function insideAddress(address: string): string | null {
  const written = address.trim()
  if (written.startsWith(INTERNET_PREFIX)) return pathOf(`http://shop.invalid${written}`, '')
  if (/^(?:https?:)?\/\//i.test(written))
    return pathOf(written.replace(/^(?:https?:)?/i, 'http:'), INTERNET_PREFIX.slice(0, -1))
  return null
}

function pathOf(address: string, before: string): string | null {
  if (!URL.canParse(address)) return null
  const { hostname, pathname, search } = new URL(address)
  return before === '' ? pathname + search : `${before}/${hostname}${pathname}${search}`
}
