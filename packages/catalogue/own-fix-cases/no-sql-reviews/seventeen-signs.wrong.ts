// An object can have a length as well.
export function selectReview(id: unknown): Record<string, unknown> | null {
  return (id as { length?: number } | null)?.length === 17 ? { _id: id } : null
}
