import type { Filter } from '@fruit/world/documents'

/** The filter of a product's reviews. */
export function findReviews(productId: string): Filter | null {
  return /^\d{1,15}$/.test(productId) ? { product: Number(productId) } : null
}
