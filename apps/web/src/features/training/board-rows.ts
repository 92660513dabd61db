import type { ChallengeRow } from '@fruit/contracts/calls/training'
import type { ShownConfiguration } from '../../lib/boot.ts'

/** The challenge that opens the way to the score board. */
export const DOOR = { key: 'scoreBoardChallenge', name: 'Score Board' }

type CodingSetting = ShownConfiguration['challenges']['codingChallengesEnabled']

/**
 * The challenges as a board shows them: whoever reads it has found it, and where the configuration offers no coding
 * challenges there are none. A row that stays as it is stays the same object.
 */
export function boardRows(rows: readonly ChallengeRow[], coding: CodingSetting): readonly ChallengeRow[] {
  return rows.map((row) => {
    const solved = row.solved || row.key === DOOR.key
    const hasCodingChallenge = row.hasCodingChallenge && coding !== 'never'
    return solved === row.solved && hasCodingChallenge === row.hasCodingChallenge
      ? row
      : { ...row, solved, hasCodingChallenge }
  })
}

/** Whether a challenge leads to its code now. */
export function offersCode(row: Pick<ChallengeRow, 'hasCodingChallenge' | 'solved'>, coding: CodingSetting): boolean {
  return row.hasCodingChallenge && (coding === 'always' || (coding === 'solved' && row.solved))
}
