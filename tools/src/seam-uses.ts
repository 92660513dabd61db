import { readCatalogue } from '@fruit/catalogue/catalogue'
import { allSeams } from '@fruit/shop/all-seams'
import { readFeatures } from '@fruit/shop/features'

/** A seam, and what there is about it. */
export interface SeamUse {
  readonly name: string
  readonly runsIn: 'server' | 'browser'
  /** From the project's root. */
  readonly file: string
  /** Ids of weaknesses that open it, each with the keys of the challenges that use it. */
  readonly weaknesses: readonly { readonly id: string; readonly keys: readonly string[] }[]
  /** What the shop promises about it. */
  readonly promises: readonly string[]
}

/** Every seam with what uses it. */
export async function seamUses(): Promise<readonly SeamUse[]> {
  const { entries, weaknesses } = readCatalogue()
  const features = await readFeatures()
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
