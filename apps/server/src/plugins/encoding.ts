export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The smallest encoding that a client takes. A weight of 0 refuses one.
 *
 * @param accepted value of the header Accept-Encoding
 * @param offered the encodings that there are, beside the plain form; smallest first
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
