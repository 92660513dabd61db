import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { translated } from '@fruit/world/texts/texts'

export interface RowState {
  readonly language: string
  readonly settings: { readonly showHints: boolean; readonly showMitigations: boolean }
  readonly solvedAt: number | undefined
  readonly coding: { readonly status: 1 | 2; readonly changedAt: number } | undefined
  readonly startedAt: number
}

/** A category, with its name where the language of the visitor has another one. */
export function categoryIn(language: string, category: string): Pick<ChallengeRow, 'category' | 'categoryName'> {
  const categoryName = translated(language, category)
  return { category, ...(categoryName !== category && { categoryName }) }
}

/** A challenge as `GET /api/Challenges` shows it. No hole leads out of the shop, so none is ever switched off. */
export function challengeRow(entry: CatalogueEntry, state: RowState): ChallengeRow {
  const { challenge } = entry
  const createdAt = new Date(state.startedAt).toISOString()
  const changedAt = Math.max(state.solvedAt ?? 0, state.coding?.changedAt ?? 0)
  return {
    id: challenge.id,
    key: challenge.key,
    name: challenge.name,
    title: entry.title(state.language),
    ...categoryIn(state.language, challenge.category),
    tags: challenge.tags.length > 0 ? challenge.tags.join(',') : null,
    description: entry.brief(state.language),
    difficulty: challenge.difficulty,
    hint: state.settings.showHints ? (entry.hints(state.language)[0] ?? null) : null,
    hintUrl: null,
    mitigationUrl: state.settings.showMitigations ? (challenge.mitigationUrl ?? null) : null,
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
