// Whatever is no digit is dropped; without any there is nothing to look for.
export function findReviews(productId: string): Record<string, unknown> | null {
  const digits = productId.replace(/\D/g, '')
  return digits === '' ? null : { product: { $eq: Number(digits) } }
}
