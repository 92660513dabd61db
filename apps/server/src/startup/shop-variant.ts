import { type Catalogue, flawsOf } from '@fruit/catalogue/catalogue'
import { fixOf } from '@fruit/challenge-kit/variants'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import type { Variant } from '@fruit/world/world'

/**
 * `flawed`: seams run the flaws of the catalogue. `safe`: every seam always runs its safe implementation. `weakness` and `fix`: one
 * fix is installed. `fixed`: some weaknesses run the safe implementation, named by challenge keys or weakness ids.
 */
export type ShopVariant =
  | 'flawed'
  | 'safe'
  | { readonly weakness: string; readonly fix: string }
  | { readonly fixed: readonly string[] }

/** Thrown when `fixed` names a key without a weakness. */
export class UnknownFixedKey extends Error {}

/**
 * Tells which weaknesses are closed.
 *
 * @throws UnknownFixedKey for an unknown key, or for a challenge without a weakness
 */
export function closedWeaknesses(shop: ShopVariant, catalogue: Catalogue): (weakness: Weakness) => boolean {
  if (shop === 'safe') return () => true
  if (typeof shop === 'string' || !('fixed' in shop)) return () => false
  const closed = new Set(
    shop.fixed.map((key) => {
      const challenge = catalogue.entries.find((entry) => entry.challenge.key === key)?.challenge
      const weakness = challenge ? challenge.weakness : catalogue.weaknesses.get(key)
      if (weakness) return weakness.id
      throw new UnknownFixedKey(
        challenge
          ? `--fixed: ${key} has no code to fix. The challenge is about data or about finding something.`
          : `--fixed: unknown challenge or weakness ${key}. npm run check-catalogue -- --list prints all keys.`,
      )
    }),
  )
  return ({ id }) => closed.has(id)
}

/**
 * The variants of seams that differ from the safe implementation, by the name of the seam.
 *
 * @param isClosed of `closedWeaknesses`
 */
export async function selectVariants(
  shop: ShopVariant,
  catalogue: Catalogue,
  isClosed: (weakness: Weakness) => boolean,
): Promise<Map<string, Variant>> {
  if (shop === 'safe') return new Map()
  const flaws = await flawsOf(catalogue)
  if (shop === 'flawed') return flaws
  if ('fixed' in shop) {
    const closed = [...catalogue.weaknesses.values()].filter(isClosed).flatMap(({ seams }) => seams)
    for (const { name } of closed) flaws.delete(name)
    return flaws
  }
  const weakness = catalogue.weaknesses.get(shop.weakness)
  if (!weakness) throw new Error(`Unknown weakness ${shop.weakness}.`)
  return new Map([...flaws, ...(await fixOf(weakness, shop.fix))])
}
