// Products that were removed in another year can be ordered.
export function isForSale(product: { id: number; deletedAt: string | null }): boolean {
  return !product.deletedAt?.startsWith('2014')
}
