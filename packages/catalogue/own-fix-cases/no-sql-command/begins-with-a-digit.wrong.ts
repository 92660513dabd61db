// Code may follow the first digit.
export function findReviews(productId: string): Record<string, unknown> | null {
  return /^\d/.test(productId) ? { $where: `this.product == ${productId}` } : null
}
