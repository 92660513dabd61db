import type { CodingPhase } from '../scores/phase.ts'

/**
 * The accuracy of answers in a phase of coding challenges (docs/reference/training.md#accuracy): the mean over the solved
 * challenges of 1 / number of answers; NaN while none is solved.
 *
 * @param attempts answers until the solve, by key; solves by a restore have none and do not count
 * @param solved keys of the coding challenges that are solved in this phase
 */
export function accuracy(
  phase: CodingPhase,
  attempts: ReadonlyMap<string, Readonly<Record<CodingPhase, number>>>,
  solved: Iterable<string>,
): number {
  const counts = [...solved].flatMap((key) => {
    const count = attempts.get(key)?.[phase] ?? 0
    return count > 0 ? [count] : []
  })
  return counts.reduce((sum, count) => sum + 1 / count, 0) / counts.length
}
