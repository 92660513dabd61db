import type { ProgressTally } from '@fruit/contracts/calls/training'
import type { PathParts } from './path-page.ts'

/** The challenge of finding the score board. */
const SCORE_BOARD = 'scoreBoardChallenge'

/** Summary of a player's progress. Solves of challenges that are not in the catalogue or not counted here are ignored. */
export function progressTally({ catalogue, solves }: Pick<PathParts, 'catalogue' | 'solves'>): ProgressTally {
  const { entries } = catalogue
  return {
    solved: entries.filter(({ challenge: { key } }) => solves.has(key)).length,
    total: entries.length,
    scoreBoardIsKnown: solves.has(SCORE_BOARD),
  }
}
