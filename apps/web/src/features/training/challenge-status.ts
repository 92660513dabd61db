import type { ChallengeRow } from '@fruit/contracts/calls/training'

/** `partially-solved`: attacked, but its code is not found or not fixed yet. */
export type ChallengeStatus = 'unsolved' | 'partially-solved' | 'solved'

export const CHALLENGE_STATUSES: readonly ChallengeStatus[] = ['unsolved', 'partially-solved', 'solved']

export const DIFFICULTIES = [1, 2, 3, 4, 5, 6] as const

export type Difficulty = (typeof DIFFICULTIES)[number]

/** How far a player got with a challenge. */
export function statusOf(
  row: Pick<ChallengeRow, 'solved' | 'hasCodingChallenge' | 'codingChallengeStatus'>,
): ChallengeStatus {
  if (!row.solved) return 'unsolved'
  return !row.hasCodingChallenge || row.codingChallengeStatus === 2 ? 'solved' : 'partially-solved'
}

/** How many of the challenges are solved, of how many. */
export function tally(rows: readonly Pick<ChallengeRow, 'solved'>[]): {
  readonly solved: number
  readonly total: number
} {
  return { solved: rows.filter((row) => row.solved).length, total: rows.length }
}
