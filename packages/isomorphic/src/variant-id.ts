import { createHash } from 'node:crypto'

/**
 * The opaque name of a seam's variant in the browser's bundle, which does not reveal to players what a fix does. Only
 * runs in Node.js (server, Vite).
 *
 * @param path folder of the weakness and base name of the file below its `client/`, such as `local-xss/flaw`
 * @returns 12 hexadecimal digits
 */
export function variantId(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
