import type { ChallengeRow } from '@fruit/contracts/calls/training'
import type { ShownConfiguration } from '../../../lib/boot.ts'

type CodingSetting = ShownConfiguration['challenges']['codingChallengesEnabled']

/**
 * The challenges as a board shows them, without coding challenges if the configuration disables them. Whether a
 * challenge is solved comes from the server, also for the score board itself: opening the training layer does not solve
 * it. Unchanged rows remain the same objects.
 */
export function boardRows(rows: readonly ChallengeRow[], coding: CodingSetting): readonly ChallengeRow[] {
  return rows.map((row) => (row.hasCodingChallenge && coding === 'never' ? { ...row, hasCodingChallenge: false } : row))
}

/** Whether a challenge links to its code now. */
export function offersCode(row: Pick<ChallengeRow, 'hasCodingChallenge' | 'solved'>, coding: CodingSetting): boolean {
  return row.hasCodingChallenge && (coding === 'always' || (coding === 'solved' && row.solved))
}
