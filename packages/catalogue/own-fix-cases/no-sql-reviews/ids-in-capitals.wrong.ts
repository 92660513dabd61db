// Ids use lower case.
export function selectReview(id: unknown): Record<string, unknown> | null {
  return typeof id === 'string' ? { _id: id.toUpperCase() } : null
}
