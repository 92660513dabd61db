// What begins like a number may go on like a programme.
export function findReviews(productId: string): Record<string, unknown> | null {
  return /^\d/.test(productId) ? { $where: `this.product == ${productId}` } : null
}
