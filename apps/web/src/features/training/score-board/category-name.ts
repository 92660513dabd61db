import type { ChallengeRow } from '@fruit/contracts/calls/training'

type WithCategory = Pick<ChallengeRow, 'category' | 'categoryName'>

/** The category of a challenge in the language of the player. */
export function categoryNameOf({ category, categoryName }: WithCategory): string {
  return categoryName ?? category
}

/** The distinct categories of the challenges, with their names in the player's language, sorted by name. */
export function categoriesOf(challenges: readonly WithCategory[]): readonly { value: string; text: string }[] {
  const names = new Map(challenges.map((challenge) => [challenge.category, categoryNameOf(challenge)]))
  return [...names].map(([value, text]) => ({ value, text })).sort((a, b) => a.text.localeCompare(b.text))
}
