import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { ChallengePage } from '@fruit/contracts/calls/training'
import type { Solves } from '../solves/solves.ts'
import { categoryIn } from './challenge-row.ts'

/** The summary of a challenge for lists. */
export function challengeSummary(
  entry: CatalogueEntry,
  language: string,
  solves: Solves,
): ChallengePage['next'][number] {
  const { key, category, difficulty } = entry.challenge
  return { key, title: entry.title(language), ...categoryIn(language, category), difficulty, solved: solves.has(key) }
}
