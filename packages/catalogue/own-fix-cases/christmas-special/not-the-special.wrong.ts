// The one that somebody complained about is refused; the next one that leaves the shelf is not.
export function isForSale(product: { id: number; deletedAt: string | null }): boolean {
  return product.id !== 10 && product.id !== 11
}
