import type { Product } from '@fruit/contracts/calls/products'

/**
 * Address of the picture of a product.
 *
 * @param base address of the shop, with a slash at the end
 */
export function productPicture(product: Pick<Product, 'image'>, base: string): string {
  return new URL(product.image, `${base}assets/public/images/products/`).href
}
