import type { ProgressTally } from '@fruit/contracts/calls/training'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { Solves } from '../solves/solves.ts'

/** The challenge of finding the score board. */
const SCORE_BOARD = 'scoreBoardChallenge'

/** Summary of a player's progress. Solves of challenges that are not in the catalogue or not counted here are ignored. */
export function progressTally({
  catalogue: { entries },
  solves,
}: {
  readonly catalogue: TrainingCatalogue
  readonly solves: Solves
}): ProgressTally {
  return {
    solved: entries.filter(({ challenge: { key } }) => solves.has(key)).length,
    total: entries.length,
    scoreBoardIsKnown: solves.has(SCORE_BOARD),
  }
}
