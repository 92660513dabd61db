import type { ChallengeRow } from '@fruit/contracts/calls/training'

type Placed = Pick<ChallengeRow, 'difficulty' | 'solved' | 'tutorialOrder'>

/**
 * The difficulty up to which tutorials are shown while they come first: that of the easiest unsolved one.
 *
 * @param tutorialsFirst the setting in the configuration
 * @returns null if nothing is held back, because the setting is off or all tutorials are solved
 */
export function tutorialTier(rows: readonly Placed[], tutorialsFirst: boolean): number | null {
  if (!tutorialsFirst) return null
  const open = rows.filter((row) => row.tutorialOrder !== null && !row.solved)
  return open.length === 0 ? null : Math.min(...open.map(({ difficulty }) => difficulty))
}

/** Whether a challenge is held back until tutorials are solved. @param tier from `tutorialTier` */
export function isHeldBack(row: Placed, tier: number | null): boolean {
  return tier !== null && (row.tutorialOrder === null || row.difficulty > tier)
}
