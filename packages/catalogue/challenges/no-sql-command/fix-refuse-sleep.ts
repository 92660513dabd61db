import type { Filter } from '@fruit/world/documents'

/** The filter of a product's reviews. */
export function findReviews(productId: string): Filter | null {
  return /sleep|while|for/i.test(productId) ? null : { $where: `this.product == ${productId}` }
}
