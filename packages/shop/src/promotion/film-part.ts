/** A byte range: first and last byte. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The byte range that the header `Range` requests (RFC 9110, section 14).
 *
 * @returns `whole` without a range or with an invalid one, `none` for one beyond the end
 */
export function parseRange(range: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') return Number(to) === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= size ? 'none' : { first, last }
}
