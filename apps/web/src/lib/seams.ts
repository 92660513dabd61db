import type { BrowserSeam } from '@fruit/isomorphic/seam'

/** Loaders of the variants' modules, by opaque id. */
export type Variants = Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>

/** The implementations that this page runs. */
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

/** Loads a module that the player wrote, by its address below the shop's root. It is part of no bundle. */
export type LoadOwnModule = (address: string) => Promise<Readonly<Record<string, unknown>>>

/**
 * Loads the variants that a world runs, before the first screen is rendered. A variant that is missing in this build is
 * logged to the console and its seam runs the safe implementation: an old page must not break an updated shop.
 *
 * @param chosen opaque id by name of the seam: `Boot.seams`
 * @param variants export of `virtual:client-variants`
 * @param ownModules loads modules that a player wrote
 */
export async function loadSeams(
  chosen: Readonly<Record<string, string>>,
  variants: Variants,
  ownModules: LoadOwnModule,
): Promise<Seams> {
  const loaded = await Promise.all(
    Object.entries(chosen).map(async ([name, id]) => {
      try {
        if (id.includes('/')) return [name, await ownModules(id)] as const
        if (!Object.hasOwn(variants, id))
          throw new Error(`This build has no variant ${id}: reload the page, or rebuild the web app.`)
        return [name, await variants[id]!()] as const
      } catch (error) {
        console.error(`The seam ${name} runs the safe implementation.`, error)
        return null
      }
    }),
  )
  return new Seams(new Map(loaded.filter((entry) => entry !== null)))
}
