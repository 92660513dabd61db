import type { World } from '@fruit/world/world'

/** Where the pictures of products are, in the shop’s addresses. */
export const PRODUCT_PICTURES = '/assets/public/images/products'

/** File name of the blueprint that a product of the configuration is made by; null where none is. */
export function blueprintName({ products }: World['configuration']): string | null {
  const file = products.find((product) => product.fileForRetrieveBlueprintChallenge)?.fileForRetrieveBlueprintChallenge
  return file?.split('/').at(-1) ?? null
}
