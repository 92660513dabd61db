import type { Learner, TestHouse } from './test-house.ts'

/** A learner in a world that runs these implementations in place of the safe ones. */
export function flawedLearner(
  house: TestHouse,
  ...seams: [seam: { readonly name: string }, implementation: unknown][]
): Learner {
  return house.learner(
    new Map(seams.map(([{ name }, implementation]) => [name, { label: 'flaw', source: 'test', implementation }])),
  )
}
