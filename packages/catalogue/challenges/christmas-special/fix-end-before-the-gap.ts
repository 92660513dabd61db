interface Product {
  readonly id: number
  readonly deletedAt: string | null
}

/** The first product that we took off the shelf. */
const FIRST_GONE = 10

/** Whether a product can be ordered: it was not taken off the shelf. */
export function isForSale(product: Product): boolean {
  return product.id < FIRST_GONE
}
