interface Product {
  readonly id: number
  readonly deletedAt: string | null
}

/** Whether a product can be ordered: it was not taken off the shelf, or its day is not yet there. */
export function isForSale(product: Product): boolean {
  return product.deletedAt === null || Date.parse(product.deletedAt) < Date.now()
}
