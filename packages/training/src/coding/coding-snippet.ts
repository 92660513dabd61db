import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { type Snippet, withoutMarkers } from '@fruit/challenge-kit/snippet'
import { fixFile, fixNames } from '@fruit/challenge-kit/variants'
import type { Outcome, Weakness } from '@fruit/challenge-kit/weakness'
import type { Configuration } from '@fruit/contracts/configuration'
import { HttpError } from '@fruit/world/visits/http-error'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { Solves } from '../solves/solves.ts'
import type { CodingProgress } from './coding-progress.ts'

/** The parts of a player's progress that calls for code need. */
export interface CodingParts {
  readonly catalogue: TrainingCatalogue
  readonly solves: Solves
  readonly coding: CodingProgress
}

/** A challenge with readable code, and its weakness. */
export interface CodingEntry {
  readonly entry: CatalogueEntry
  readonly weakness: Weakness
}

/** A fix that players can choose. */
export interface FixOption {
  readonly name: string
  readonly text: string
  /** Its effect on this challenge: a fix that holds for other challenges may leave this one open. */
  readonly outcome: Outcome
}

/** All coding challenges; empty when the configuration disables them. */
export function codingEntries(catalogue: TrainingCatalogue, configuration: Configuration): CodingEntry[] {
  return catalogue.entries.flatMap(({ challenge }) => codingEntry(catalogue, configuration, challenge.key) ?? [])
}

/**
 * The challenge with a key if it has code to read and fix, otherwise undefined. In addition to the coding challenges of the
 * interface, this includes every challenge with a weakness.
 */
export function repairableEntry(
  { byKey }: TrainingCatalogue,
  { challenges }: Configuration,
  key: string,
): CodingEntry | undefined {
  const entry = byKey.get(key)
  const weakness = entry?.challenge.weakness
  return entry && weakness && challenges.codingChallengesEnabled !== 'never' ? { entry, weakness } : undefined
}

/** @throws HttpError 403 when the configuration disables code */
export function refuseWithoutCode({ challenges }: Configuration): void {
  if (challenges.codingChallengesEnabled === 'never')
    throw HttpError.expected(403, 'Reading and repairing code is switched off here.')
}

/** The coding challenge with a key, or undefined. */
export function codingEntry(
  catalogue: TrainingCatalogue,
  configuration: Configuration,
  key: string,
): CodingEntry | undefined {
  const coding = repairableEntry(catalogue, configuration, key)
  return coding?.entry.challenge.codingChallenge ? coding : undefined
}

/** Source of the flaw, and its wrong lines. */
export async function flawSource({ entry, weakness }: CodingEntry): Promise<Snippet> {
  return withoutMarkers((await entry.sources[weakness.source]?.()) ?? '')
}

/** Source of the flaw, and its wrong lines; null when no line is marked, so that there is nothing to find. */
export async function snippetOf(coding: CodingEntry): Promise<Snippet | null> {
  const snippet = await flawSource(coding)
  return snippet.holes.length > 0 ? snippet : null
}

/** The fixes to choose from, in the order of their files. */
export function fixOptions({ entry, weakness }: CodingEntry): Promise<FixOption[]> {
  return Promise.all(
    fixNames(weakness).map(async (name) => {
      const source = (await entry.sources[fixFile(weakness, name)]?.()) ?? ''
      const fix = weakness.fixes[name]!
      const outcome = fix.leavesOpen?.includes(entry.challenge.key) ? 'leaks' : fix.outcome
      return { name, text: withoutMarkers(source).text, outcome }
    }),
  )
}

/** True when a selection contains all wrong lines, and otherwise only lines that are marked as optional. */
export function areWrongLines({ holes, neutral }: Snippet, selected: readonly number[]): boolean {
  return (
    holes.every((line) => selected.includes(line)) &&
    selected.every((line) => holes.includes(line) || neutral.includes(line))
  )
}

/**
 * The hint after a wrong selection: none after the first, then one hint after the other, and finally the line numbers.
 *
 * @param attempt from 1
 */
export function lineHint(hints: readonly string[], { holes }: Snippet, attempt: number): string | undefined {
  if (attempt <= 1) return undefined
  const hint = hints[attempt - 2]
  if (hint !== undefined) return hint
  if (holes.length === 1) return `Line ${holes[0]} is where it goes wrong. Do you see why?`
  return `Lines ${holes.slice(0, -1).join(', ')} and ${holes.at(-1)} are where it goes wrong. Do you see why?`
}
