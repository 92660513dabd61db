import type { BrowserSeam } from '@fruit/isomorphic/seam'

/** Loads the module of a variant, by its opaque id. */
export type Variants = Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>

/** The implementations that this page runs with. */
export class Seams {
  readonly #modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>

  /** @param modules by name of the seam */
  constructor(modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>) {
    this.#modules = modules
  }

  /** The variant that the world chose, else the safe implementation. */
  use<Implementation>(seam: BrowserSeam<Implementation>): Implementation {
    return (this.#modules.get(seam.name)?.[seam.exportName] as Implementation | undefined) ?? seam.safe
  }
}

/** The module of a variant that stands in no bundle, by its address below the shop's root: written by the player. */
export type OwnModules = (address: string) => Promise<Readonly<Record<string, unknown>>>

/**
 * Loads the variants that a world runs, before the first screen is drawn. A variant that this build does not hold is
 * reported on the console and its seam stays safe: an old page should not break a shop that was updated.
 *
 * @param chosen opaque id by name of the seam: `Boot.seams`
 * @param variants export of `virtual:client-variants`
 * @param ownModules loads what a player wrote
 */
export async function loadSeams(
  chosen: Readonly<Record<string, string>>,
  variants: Variants,
  ownModules: OwnModules,
): Promise<Seams> {
  const loaded = await Promise.all(
    Object.entries(chosen).map(async ([name, id]) => {
      try {
        if (id.includes('/')) return [name, await ownModules(id)] as const
        if (!Object.hasOwn(variants, id))
          throw new Error(`This page holds no variant ${id}: reload it, or build it anew.`)
        return [name, await variants[id]!()] as const
      } catch (error) {
        console.error(`The seam ${name} stays safe.`, error)
        return null
      }
    }),
  )
  return new Seams(new Map(loaded.filter((entry) => entry !== null)))
}
