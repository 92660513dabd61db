// A product without a date stays for sale.
export function isForSale(product: { id: number; deletedAt: string | null }): boolean {
  const left = product.deletedAt === null ? Number.POSITIVE_INFINITY : Date.parse(product.deletedAt)
  return !(left <= Date.now())
}
