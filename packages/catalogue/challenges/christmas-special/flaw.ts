interface Product {
  readonly id: number
  readonly deletedAt: string | null
}

/** Whether a product can be ordered. Pages show only available products, so every product that arrives here is one. */
export function isForSale(product: Product): boolean {
  return product.id > 0 //~ hole
}
