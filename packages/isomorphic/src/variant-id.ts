import { createHash } from 'node:crypto'

/**
 * The opaque name under which the browser's bundle keeps a variant of a seam: it tells a curious player nothing about
 * what a fix does. Runs in Node (server, Vite) only.
 *
 * @param path folder of the weakness and base name of the file below its `client/`, such as `local-xss/flaw`
 * @returns 12 hexadecimal digits
 */
export function variantId(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
