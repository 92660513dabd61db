import type { ChallengeRow } from '@fruit/contracts/calls/training'
import type { ShownConfiguration } from '../../lib/boot.ts'

type CodingSetting = ShownConfiguration['challenges']['codingChallengesEnabled']

/**
 * The challenges as a board shows them: where the configuration offers no coding challenges there are none. What is solved,
 * the shop says, also of the board itself: by the door of the training layer nobody finds it. A row that stays as it is
 * stays the same object.
 */
export function boardRows(rows: readonly ChallengeRow[], coding: CodingSetting): readonly ChallengeRow[] {
  return rows.map((row) => (row.hasCodingChallenge && coding === 'never' ? { ...row, hasCodingChallenge: false } : row))
}

/** Whether a challenge leads to its code now. */
export function offersCode(row: Pick<ChallengeRow, 'hasCodingChallenge' | 'solved'>, coding: CodingSetting): boolean {
  return row.hasCodingChallenge && (coding === 'always' || (coding === 'solved' && row.solved))
}
