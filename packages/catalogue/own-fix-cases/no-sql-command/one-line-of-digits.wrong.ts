// A line of digits is enough, whatever the other lines hold.
export function findReviews(productId: string): Record<string, unknown> | null {
  return /^\d+$/m.test(productId) ? { $where: `this.product == ${productId}` } : null
}
