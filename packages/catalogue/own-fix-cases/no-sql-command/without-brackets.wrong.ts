// Without parentheses, code cannot call functions, but `1 || true` returns all reviews.
export function findReviews(productId: string): Record<string, unknown> | null {
  return /[()`]/.test(productId) ? null : { $where: `this.product == ${productId}` }
}
