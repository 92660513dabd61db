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
