// An id consists of letters and digits.
export function selectReview(id: unknown): Record<string, unknown> | null {
  return typeof id === 'string' && /^[\da-z]+$/i.test(id) ? { _id: id } : null
}
