// Reviews store product ids as numbers, so a string never matches.
export function findReviews(productId: string): Record<string, unknown> | null {
  return /^\d+$/.test(productId) ? { product: productId } : null
}
