import type { World } from '@fruit/world/world'

/** The product that was recalled, and what should never have met in it. */
export interface RecalledProduct {
  readonly name: string
  readonly plants: readonly string[]
}

/** As the range of a shop has it; without plants where no product was recalled. */
export function dangerousTogether({ products }: Pick<World['configuration'], 'products'>): RecalledProduct {
  const recalled = products.find(({ keywordsForPastebinDataLeakChallenge: plants }) => plants?.length)
  return { name: recalled?.name ?? '', plants: recalled?.keywordsForPastebinDataLeakChallenge ?? [] }
}
