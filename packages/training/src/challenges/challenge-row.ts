import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { withHost } from '@fruit/isomorphic/host-in-text'
import { translateIfKnown } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'

/** State of a challenge in the progress of a player. */
interface RowState {
  /** True when the response may include the text of the first hint. */
  readonly showsHint: boolean
  readonly solvedAt: number | undefined
  readonly coding: { readonly status: 1 | 2; readonly changedAt: number } | undefined
  readonly startedAt: number
}

/** A category, with its translated name when that differs. */
export function categoryIn(language: string, category: string): Pick<ChallengeRow, 'category' | 'categoryName'> {
  const categoryName = translateIfKnown(language, category)
  return { category, ...(categoryName !== category && { categoryName }) }
}

/**
 * A challenge as `GET /api/Challenges` shows it. `disabledEnv` is always null, because all vulnerabilities are contained and none
 * has to be disabled.
 */
export function challengeRow(entry: CatalogueEntry, { language, host, world }: Visit, state: RowState): ChallengeRow {
  const { challenge } = entry
  const { showHints, showMitigations } = world.configuration.challenges
  const [hint] = entry.hints(language)
  const createdAt = new Date(state.startedAt).toISOString()
  const changedAt = Math.max(state.solvedAt ?? 0, state.coding?.changedAt ?? 0)
  return {
    id: challenge.id,
    key: challenge.key,
    name: challenge.name,
    title: entry.title(language),
    ...categoryIn(language, challenge.category),
    tags: challenge.tags.length > 0 ? challenge.tags.join(',') : null,
    description: withHost(entry.brief(language), host),
    difficulty: challenge.difficulty,
    hint: showHints && state.showsHint && hint !== undefined ? withHost(hint, host) : null,
    hintUrl: null,
    mitigationUrl: showMitigations ? (challenge.mitigationUrl ?? null) : null,
    solved: state.solvedAt !== undefined,
    disabledEnv: null,
    tutorialOrder: challenge.tutorialOrder ?? null,
    codingChallengeStatus: state.coding?.status ?? 0,
    hasCodingChallenge: challenge.codingChallenge,
    ChallengeDependencies: [],
    createdAt,
    updatedAt: changedAt > 0 ? new Date(changedAt).toISOString() : createdAt,
  }
}
