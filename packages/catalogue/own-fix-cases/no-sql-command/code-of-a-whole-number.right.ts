// Keeps the expression, but inserts only a parsed number.
export function findReviews(productId: string): Record<string, unknown> | null {
  const id = Number(productId)
  if (!Number.isSafeInteger(id) || id < 0) return null
  return { $where: `this.product == ${id}` }
}
