import type { ChallengeRow } from '@fruit/contracts/calls/training'

/** Completed steps, and all steps. */
export interface Score {
  readonly done: number
  readonly total: number
  /** Rounded to an integer. */
  readonly percent: number
}

/** Steps of a coding challenge: the lines are found, the fix is chosen. */
const CODING_STEPS = 2

/** Solved challenges. */
export function hackingScore(rows: readonly ChallengeRow[]): Score {
  return score(rows.filter((row) => row.solved).length, rows.length)
}

/** Completed steps of coding challenges. */
export function codingScore(rows: readonly ChallengeRow[]): Score {
  const withCode = rows.filter((row) => row.hasCodingChallenge)
  const done = withCode.reduce((sum, row) => sum + row.codingChallengeStatus, 0)
  return score(done, withCode.length * CODING_STEPS)
}

/** Both together: one step for each challenge, plus the steps of its code. */
export function overallScore(rows: readonly ChallengeRow[]): Score {
  const [hacking, coding] = [hackingScore(rows), codingScore(rows)]
  return score(hacking.done + coding.done, hacking.total + coding.total)
}

function score(done: number, total: number): Score {
  return { done, total, percent: total === 0 ? 0 : Math.round((100 * done) / total) }
}
