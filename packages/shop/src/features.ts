import type { Feature } from './feature.ts'

// Read when a player's own fix is judged for the first time: the shop itself has no use for them.
const modules = import.meta.glob<{ feature: Feature }>('./**/*.feature.ts')

/** What every part of the shop promises to honest visitors. */
export async function readFeatures(): Promise<readonly Feature[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  return loaded.map(({ feature }) => feature)
}
