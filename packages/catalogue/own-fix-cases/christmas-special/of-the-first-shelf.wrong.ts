// New products with higher ids cannot be ordered.
export function isForSale(product: { id: number; deletedAt: string | null }): boolean {
  return product.deletedAt === null && product.id <= 45
}
