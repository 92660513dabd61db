// Two operators at once pass.
export function selectReview(id: unknown): Record<string, unknown> | null {
  if (typeof id === 'object' && id !== null && Object.keys(id).length === 1) return null
  return { _id: id }
}
