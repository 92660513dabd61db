import type { World } from '@fruit/world/world'

/** URL path of product pictures. */
export const PRODUCT_PICTURES = '/assets/public/images/products'

/** Returns the file name of the blueprint in the configuration, or null if no product has one. */
export function blueprintName({ products }: World['configuration']): string | null {
  const file = products.find((product) => product.fileForRetrieveBlueprintChallenge)?.fileForRetrieveBlueprintChallenge
  return file?.split('/').at(-1) ?? null
}
