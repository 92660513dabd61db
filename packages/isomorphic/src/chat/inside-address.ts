/** What browsers reach of the small internet. */
const NET = '/internet/'

/**
 * Where an address of a host out there is in this world: its path and query below `/internet/`, which begins where the shop
 * does. Null where an address names no host, such as one of the shop's own pages.
 *
 * @param address as an answer writes it: whole, without a scheme, or below `/internet/` already
 */
export function insideAddress(address: string): string | null {
  const written = address.trim()
  if (written.startsWith(NET)) return pathOf(`http://shop.invalid${written}`, '')
  if (/^(?:https?:)?\/\//i.test(written)) return pathOf(written.replace(/^(?:https?:)?/i, 'http:'), NET.slice(0, -1))
  return null
}

function pathOf(address: string, before: string): string | null {
  if (!URL.canParse(address)) return null
  const { hostname, pathname, search } = new URL(address)
  return before === '' ? pathname + search : `${before}/${hostname}${pathname}${search}`
}
