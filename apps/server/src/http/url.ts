import { parse as parseFlat } from 'node:querystring'
import { parse as parseNested } from 'qs'

/**
 * Returns the URL for routes and filters, with repeated slashes merged. In a path that cannot be decoded, `%` is escaped, so
 * that it matches no route: otherwise the router would answer it without the headers and the error page of the shop.
 */
export function routableUrl(url: string): string {
  const path = pathOf(url)
  const routable = isDecodable(path) ? path : path.replaceAll('%', '%25')
  if (routable === path && !path.includes('//')) return url
  return routable.replace(/\/{2,}/g, '/') + url.slice(path.length)
}

/** Returns a URL without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** Tests whether a path is valid percent-encoded UTF-8. */
export function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    // A bundler would remove the call if its result were not used.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Parses a query string; `a[b]=c` gives an object, as clients of the interface expect. */
export function parseQuery(text: string): Record<string, unknown> {
  if (!text.includes('[') && !text.includes('%5B') && !text.includes('%5b')) return { ...parseFlat(text) }
  return parseNested(text, { depth: 5, parameterLimit: 200 })
}
