import type { ProgressTally } from '@fruit/contracts/calls/training'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { Solves } from '../solves/solves.ts'

/** The challenge that opens the way to the score board. */
const SCORE_BOARD = 'scoreBoardChallenge'

/** How far a player got, in short. A solve of a challenge that the catalogue has no more, or that does not count here, does not count. */
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
