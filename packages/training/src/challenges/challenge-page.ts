import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { standardsOf } from '@fruit/challenge-kit/standards'
import { mapTexts } from '@fruit/challenge-kit/texts'
import type { ChallengePage, SolvingRequest } from '@fruit/contracts/calls/training'
import { withHost } from '@fruit/isomorphic/host-in-text'
import type { Visit } from '@fruit/world/visit'
import type { CodingProgress } from '../coding/coding-progress.ts'
import { repairableEntry } from '../coding/coding-snippet.ts'
import { type HintParts, shownHints } from '../hints/hints.ts'
import type { StoredRequest } from '../solves/solves.ts'
import { challengeSummary } from './challenge-in-short.ts'
import type { ChallengeList } from './challenge-list.ts'
import type { PathParts } from './path-page.ts'

/** Maximum number of challenges that the page proposes. */
const MAX_PROPOSED = 3

/** Inputs of the page. */
export interface PageParts extends HintParts, PathParts {
  readonly list: ChallengeList
  readonly coding: CodingProgress
}

/** The content of a challenge's page. Texts that reveal the solution are left out until the challenge is solved. */
export function challengePage(visit: Visit, progress: PageParts, entry: CatalogueEntry): ChallengePage {
  const { key, kind, prerequisites = [] } = entry.challenge
  const neighbour = (other: CatalogueEntry) => challengeSummary(other, visit.language, progress.solves)
  const heldAt = progress.coding.ownFixHeldAt(key)
  const before = prerequisites.flatMap((other) => progress.catalogue.byKey.get(other) ?? [])
  return {
    challenge: progress.list.rows(visit).find((row) => row.key === key)!,
    kind,
    hints: shownHints(visit, progress, entry),
    hasTutorial: entry.tutorial !== undefined,
    hasCode:
      progress.solves.has(key) && repairableEntry(progress.catalogue, visit.world.configuration, key) !== undefined,
    ownFixHeldAt: heldAt === undefined ? null : new Date(heldAt).toISOString(),
    prerequisites: before.map(neighbour),
    next: nextAfter(entry, progress).map(neighbour),
    explanation: explanation(visit, progress, entry),
  }
}

function explanation(visit: Visit, progress: PageParts, entry: CatalogueEntry): ChallengePage['explanation'] {
  const { key, place } = entry.challenge
  const solvedAt = progress.solves.solvedAt(key)
  if (solvedAt === undefined) return null
  const at = (text: string) => withHost(text, visit.host)
  const stored = progress.solves.requestOf(key)
  return {
    ...mapTexts(entry.explanation(visit.language), at),
    practice: mapTexts(entry.practice(visit.language), at),
    solvedAt: new Date(solvedAt).toISOString(),
    standards: standardsOf(entry.challenge),
    place,
    request: stored && shownOf(stored),
    isShortcut: stored?.isShortcut ?? false,
  }
}

function shownOf({ taught, isShortcut: _isShortcut, ...request }: StoredRequest): SolvingRequest {
  return taught ?? request
}

/**
 * Unsolved challenges to continue with. First the next one of the player's path, then challenges that build on this one, then
 * others, by difference in difficulty and category.
 */
function nextAfter(entry: CatalogueEntry, progress: PageParts): CatalogueEntry[] {
  const { challenge } = entry
  const onPath = progress.paths.ahead.find((other) => other !== entry)
  const distance = (candidate: CatalogueEntry): number => {
    if (candidate === onPath) return -1
    const { challenge: other } = candidate
    if (other.prerequisites?.includes(challenge.key)) return 0
    const step = other.difficulty - challenge.difficulty
    // Easier challenges come after slightly harder ones.
    return 1 + (step < 0 ? 1 - step : step) * 2 + (other.category === challenge.category ? 0 : 3)
  }
  return progress.catalogue.entries
    .filter(({ challenge: { key } }) => key !== challenge.key && !progress.solves.has(key))
    .map((other) => ({ other, distance: distance(other) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_PROPOSED)
    .map(({ other }) => other)
}
