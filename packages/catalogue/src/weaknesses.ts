import type { Weakness } from '@fruit/challenge-kit/weakness'

// Unlike `catalogue.ts`, this loads one weakness and none of the texts, so a thread can do with it alone.
const weaknesses = import.meta.glob<{ weakness: Weakness }>('../{challenges,weaknesses}/*/weakness.ts')

/**
 * Loads a weakness without the rest of the catalogue.
 *
 * @param id name of its folder
 * @throws Error when there is no such weakness
 */
export async function loadWeakness(id: string): Promise<Weakness> {
  const load = weaknesses[`../challenges/${id}/weakness.ts`] ?? weaknesses[`../weaknesses/${id}/weakness.ts`]
  if (!load) throw new Error(`There is no weakness ${id}.`)
  return (await load()).weakness
}
