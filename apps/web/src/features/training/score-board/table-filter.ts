import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { isHeldBack } from '../tutorials/tutorial-tiers.ts'
import type { BoardSettings } from './board-settings.ts'
import { type ChallengeFilter, filterBy, isFiltering } from './challenge-filter.ts'

/** State that decides which challenges the table shows. */
export interface TableSituation {
  readonly settings: BoardSettings
  /** The filter in the address; if it excludes anything, it replaces the settings. */
  readonly addressed: ChallengeFilter
  /** Name of the challenge in the address, which is always shown. */
  readonly named: string | null
  /** From `tutorialTier`. */
  readonly tier: number | null
}

/** Returns a function that checks whether the table shows a challenge. */
export function tableFilter({ settings, addressed, named, tier }: TableSituation): (row: ChallengeRow) => boolean {
  const fitsSettings = (row: ChallengeRow) =>
    // While tutorials come first, every tier that was reached is shown.
    (tier !== null || settings.displayedDifficulties.some((difficulty) => difficulty === row.difficulty)) &&
    (settings.showSolvedChallenges || !row.solved) &&
    (settings.showDisabledChallenges || row.disabledEnv === null) &&
    (!settings.showOnlyTutorialChallenges || row.tutorialOrder !== null) &&
    (settings.displayedChallengeCategories?.includes(row.category) ?? true)
  const fits = isFiltering(addressed) ? filterBy(addressed) : fitsSettings
  return (row) => row.name === named || (!isHeldBack(row, tier) && fits(row))
}
