import type { ChallengeRow } from '@fruit/contracts/calls/training'

/** `partially-solved`: attacked, but its code is not found or not fixed yet. */
export type ChallengeStatus = 'unsolved' | 'partially-solved' | 'solved'

export const CHALLENGE_STATUSES: readonly ChallengeStatus[] = ['unsolved', 'partially-solved', 'solved']

export const DIFFICULTIES = [1, 2, 3, 4, 5, 6] as const

export type Difficulty = (typeof DIFFICULTIES)[number]

/** The player's state of a challenge. */
export function statusOf(
  row: Pick<ChallengeRow, 'solved' | 'hasCodingChallenge' | 'codingChallengeStatus'>,
): ChallengeStatus {
  if (!row.solved) return 'unsolved'
  return !row.hasCodingChallenge || row.codingChallengeStatus === 2 ? 'solved' : 'partially-solved'
}

/** Number of solved challenges, and of all. */
export function tally(rows: readonly Pick<ChallengeRow, 'solved'>[]): {
  readonly solved: number
  readonly total: number
} {
  return { solved: rows.filter((row) => row.solved).length, total: rows.length }
}
