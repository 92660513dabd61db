// Objects can also have a length.
export function selectReview(id: unknown): Record<string, unknown> | null {
  return (id as { length?: number } | null)?.length === 17 ? { _id: id } : null
}
