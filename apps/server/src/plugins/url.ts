import { parse as parseFlat } from 'node:querystring'
import { parse as parseNested } from 'qs'

/** Collapses runs of slashes in the path, before routes and filters see it. */
export function collapseSlashes(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return path.includes('//') ? path.replace(/\/{2,}/g, '/') + url.slice(path.length) : url
}

/** Reads a query string; `a[b]=c` gives an object as clients of the interface expect. */
export function parseQuery(text: string): Record<string, unknown> {
  if (!text.includes('[') && !text.includes('%5B') && !text.includes('%5b')) return { ...parseFlat(text) }
  return parseNested(text, { depth: 5, parameterLimit: 200 })
}
