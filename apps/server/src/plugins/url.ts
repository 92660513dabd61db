import { parse as parseFlat } from 'node:querystring'
import { parse as parseNested } from 'qs'

/**
 * The address that routes and filters see: runs of slashes in its path are one. A path that cannot be decoded is one that no
 * route has: the router would answer it by itself, without the headers and the error page of the shop.
 */
export function routableUrl(url: string): string {
  const path = pathOf(url)
  const routable = isDecodable(path) ? path : path.replaceAll('%', '%25')
  if (routable === path && !path.includes('//')) return url
  return routable.replace(/\/{2,}/g, '/') + url.slice(path.length)
}

/** An address without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** Whether each `%` of a path begins a sign as UTF-8 has it. */
export function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    // A bundler takes the call away where nothing is made of its result.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Reads a query string; `a[b]=c` gives an object as clients of the interface expect. */
export function parseQuery(text: string): Record<string, unknown> {
  if (!text.includes('[') && !text.includes('%5B') && !text.includes('%5b')) return { ...parseFlat(text) }
  return parseNested(text, { depth: 5, parameterLimit: 200 })
}
