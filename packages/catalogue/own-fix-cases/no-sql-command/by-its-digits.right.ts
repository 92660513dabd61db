// Removes everything but digits; without digits there is no search.
export function findReviews(productId: string): Record<string, unknown> | null {
  const digits = productId.replace(/\D/g, '')
  return digits === '' ? null : { product: { $eq: Number(digits) } }
}
