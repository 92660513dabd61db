import type { World } from '@fruit/world/world'

/** The recalled product and the ingredients that must not be combined. */
export interface RecalledProduct {
  readonly name: string
  readonly plants: readonly string[]
}

/** Reads the recalled product from the configuration; name and plants are empty if it has none. */
export function recalledProduct({ products }: Pick<World['configuration'], 'products'>): RecalledProduct {
  const recalled = products.find(({ keywordsForPastebinDataLeakChallenge: plants }) => plants?.length)
  return { name: recalled?.name ?? '', plants: recalled?.keywordsForPastebinDataLeakChallenge ?? [] }
}
