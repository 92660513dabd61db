import { readCatalogue } from '@fruit/catalogue/catalogue'
import { allSeams } from '@fruit/shop/all-seams'
import { loadFeatures } from '@fruit/shop/features'

/** A seam and its uses. */
export interface SeamUse {
  readonly name: string
  readonly runsIn: 'server' | 'browser'
  /** Relative to the project's root. */
  readonly file: string
  /** Ids of its weaknesses, each with the keys of the challenges that use it. */
  readonly weaknesses: readonly { readonly id: string; readonly keys: readonly string[] }[]
  /** Promises of the shop about it. */
  readonly promises: readonly string[]
}

/** Every seam with its uses. */
export async function seamUses(): Promise<readonly SeamUse[]> {
  const { entries, weaknesses } = readCatalogue()
  const features = await loadFeatures()
  return allSeams().map(({ seam: { name, runsIn }, file }) => ({
    name,
    runsIn,
    file,
    weaknesses: [...weaknesses.values()]
      .filter(({ seams }) => seams.some((seam) => seam.name === name))
      .map(({ id }) => ({
        id,
        keys: entries.flatMap(({ challenge }) => (challenge.weakness?.id === id ? [challenge.key] : [])),
      })),
    promises: features.filter(({ seam }) => seam === name).flatMap(({ promises }) => Object.keys(promises)),
  }))
}
