import type { World } from '@fruit/world/world'

interface TamperedProduct {
  readonly id: number
  readonly name: string
  /** The original address of the link. */
  readonly original: string
  /** The address that the link must have. */
  readonly address: string
  /** The `<a>` tag that the description must contain. */
  readonly link: string
}

/** Returns the product that the task asks to change, and the required change, from the configuration. */
export function tamperedProduct({ products, challenges }: World['configuration']): TamperedProduct {
  const index = products.findIndex((product) => product.urlForProductTamperingChallenge)
  const product = products[index]
  const address = challenges.overwriteUrlForProductTamperingChallenge
  return {
    id: index + 1,
    name: product?.name ?? '',
    original: product?.urlForProductTamperingChallenge ?? '',
    address,
    link: `<a href="${address}" target="_blank">`,
  }
}
