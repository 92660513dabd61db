import type { Learner, TestApp } from './test-app.ts'

/** A learner in a world that runs these implementations instead of the safe ones. */
export function flawedLearner(
  testApp: TestApp,
  ...seams: [seam: { readonly name: string }, implementation: unknown][]
): Learner {
  return testApp.learner(
    new Map(seams.map(([{ name }, implementation]) => [name, { label: 'flaw', source: 'test', implementation }])),
  )
}
