import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Returns the smallest encoding that the client accepts. A weight of 0 excludes an encoding.
 *
 * @param accepted value of the header Accept-Encoding
 * @param offered available encodings besides `identity`, smallest first
 */
export function encodingFor(accepted: string, offered: readonly Encoding[] = ['br', 'gzip']): Encoding {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', weight = ''] = part.split(';')
      return [name.trim().toLowerCase(), Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 1)]
    }),
  )
  return offered.find((name) => (weights.get(name) ?? 0) > 0) ?? 'identity'
}

const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Encodes content, off the main thread. @param quality of Brotli, from 0 to 11 */
export async function encode(content: string | Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return Buffer.from(content)
  if (encoding === 'gzip') return asGzip(content)
  return asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}
