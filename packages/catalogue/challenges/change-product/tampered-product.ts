import type { World } from '@fruit/world/world'

interface TamperedProduct {
  readonly id: number
  readonly name: string
  /** Where its link leads as long as nobody touched it. */
  readonly original: string
  /** Where it is to lead in the end. */
  readonly address: string
  /** The tag that its description is to hold in the end. */
  readonly link: string
}

/** The product that is to be changed, and how, as the configuration says. */
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
