import type { Feature } from './feature.ts'

// Loaded when a player's own fix is judged for the first time. The shop itself does not need them.
const modules = import.meta.glob<{ features: readonly Feature[] }>('./**/*.feature.ts')

/** Loads the promises of all parts of the shop. */
export async function loadFeatures(): Promise<readonly Feature[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  return loaded.flatMap(({ features }) => features)
}
