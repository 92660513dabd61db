import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { NextChallenge } from '@fruit/contracts/calls/paths'
import { byPlayOrder } from '@fruit/isomorphic/challenges/play-order'
import type { Visit } from '@fruit/world/visit'
import { challengeSummary } from './challenge-in-short.ts'
import type { PathParts } from './path-page.ts'

/**
 * The challenge to propose next: the first unsolved one of the player's path. Without a path, or at its end, it is the easiest
 * unsolved one whose prerequisites are solved. Of equally difficult ones, tutorials come first in their order, then names in
 * alphabetical order. If the configuration restricts players to tutorials first, only tutorials are proposed while one is
 * unsolved.
 *
 * @returns null when all counted challenges are solved
 */
export function nextChallenge(
  { language, world }: Visit,
  {
    catalogue,
    solves,
    paths,
  }: Pick<PathParts, 'catalogue' | 'solves'> & { readonly paths: Pick<PathParts['paths'], 'ahead'> },
): NextChallenge | null {
  const isOpen = ({ challenge: { key, prerequisites = [] } }: CatalogueEntry) =>
    !solves.has(key) && prerequisites.every((other) => solves.has(other) || !catalogue.byKey.has(other))
  const open = catalogue.entries.filter(isOpen).sort((a, b) => byPlayOrder(a.challenge, b.challenge))
  const wanted = [...paths.ahead, ...open]
  const { restrictToTutorialsFirst } = world.configuration.challenges
  const tutorial = wanted.find(({ challenge }) => challenge.tutorialOrder !== undefined)
  const next = (restrictToTutorialsFirst && tutorial) || wanted[0]
  if (!next) return null
  return {
    ...challengeSummary(next, language, solves),
    name: next.challenge.name,
    hasTutorial: next.tutorial !== undefined,
  }
}
