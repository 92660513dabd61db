import type { ChallengeRow } from '@fruit/contracts/calls/training'

type Placed = Pick<ChallengeRow, 'difficulty' | 'solved' | 'tutorialOrder'>

/**
 * The difficulty up to which tutorials are shown while they come first: that of the easiest one that is not solved.
 *
 * @param tutorialsFirst what the configuration says
 * @returns null when nothing is held back: the configuration does not ask for it, or every tutorial is done
 */
export function tutorialTier(rows: readonly Placed[], tutorialsFirst: boolean): number | null {
  if (!tutorialsFirst) return null
  const open = rows.filter((row) => row.tutorialOrder !== null && !row.solved)
  return open.length === 0 ? null : Math.min(...open.map(({ difficulty }) => difficulty))
}

/** Whether a challenge is held back until tutorials are done. @param tier of `tutorialTier` */
export function isHeldBack(row: Placed, tier: number | null): boolean {
  return tier !== null && (row.tutorialOrder === null || row.difficulty > tier)
}
