interface Product {
  readonly id: number
  readonly deletedAt: string | null
}

/** Whether a product can be ordered: it was not taken off the shelf. */
export function isForSale(product: Product): boolean {
  return product.deletedAt === null
}
