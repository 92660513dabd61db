import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { HintRow } from '@fruit/contracts/calls/hints'
import { atHost } from '@fruit/isomorphic/host-in-text'
import { Refusal } from '@fruit/world/refusal'
import type { Visit } from '@fruit/world/visit'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { Publish } from '../events/event-channel.ts'
import type { OpenedHints } from './opened-hints.ts'

/** Ids of hints are the challenge's id and, in two digits, the hint's number: they stay when hints are added. */
const PER_CHALLENGE = 100

/** The hints that there are, and those that a player has opened. */
export interface HintParts {
  readonly catalogue: TrainingCatalogue
  readonly hints: OpenedHints
  readonly publish: Publish
  /** Whether the text of a hint travels to nobody before it is opened. */
  readonly countsHints: boolean
}

export interface ShownHint {
  /** From 1. */
  readonly number: number
  /** HTML; null while it is locked. */
  readonly text: string | null
}

/** Hints of a challenge, as far as the player has opened them; none where the configuration hides hints. */
export function shownHints(visit: Visit, progress: HintParts, entry: CatalogueEntry): ShownHint[] {
  const opened = progress.hints.of(entry.challenge.key)
  return textsOf(visit, entry).map((text, index) => ({
    number: index + 1,
    text: opened.has(index + 1) ? text : null,
  }))
}

/** Every hint with its text, as tools that export events read them; in an event without the texts of those that are locked. */
export function hintRows(visit: Visit, progress: HintParts): HintRow[] {
  return progress.catalogue.entries.flatMap((entry) => rowsOf(visit, progress, entry))
}

/**
 * Opens the hint with an id; gives its row, or undefined when there is no such hint.
 *
 * @throws Refusal 403 where hints are switched off
 */
export function unlock(visit: Visit, progress: HintParts, id: number, open: boolean): HintRow | undefined {
  refuseWithoutHints(visit)
  const entry = progress.catalogue.byId.get(Math.floor(id / PER_CHALLENGE))
  const number = id % PER_CHALLENGE
  if (!entry || !textsOf(visit, entry)[number - 1]) return undefined
  if (open) openOne(visit, progress, entry, number)
  return rowsOf(visit, progress, entry)[number - 1]
}

/**
 * Opens the first hint of a challenge that is locked; false when none is.
 *
 * @throws Refusal 403 where hints are switched off
 */
export function openNext(visit: Visit, progress: HintParts, entry: CatalogueEntry): boolean {
  refuseWithoutHints(visit)
  const next = shownHints(visit, progress, entry).find(({ text }) => text === null)
  if (next) openOne(visit, progress, entry, next.number)
  return next !== undefined
}

/** Numbers of opened hints by key of the challenge. */
export function openedHints(progress: HintParts): Record<string, number[]> {
  return Object.fromEntries(
    progress.catalogue.entries.flatMap(({ challenge: { key } }) => {
      const numbers = [...progress.hints.of(key).keys()].sort((a, b) => a - b)
      return numbers.length > 0 ? [[key, numbers]] : []
    }),
  )
}

/** Opens hints from a backup; what there is no hint for is left out. */
export function restoreHints(visit: Visit, progress: HintParts, opened: Readonly<Record<string, number[]>>): void {
  for (const entry of progress.catalogue.entries) {
    const { key } = entry.challenge
    const numbers = Object.hasOwn(opened, key) ? opened[key]! : []
    const last = textsOf(visit, entry).length
    // Whoever brings them along reads them, so they count as opened here.
    for (const number of numbers.filter((number) => number <= last)) openOne(visit, progress, entry, number)
  }
}

function openOne(visit: Visit, { hints, publish }: HintParts, { challenge }: CatalogueEntry, number: number): void {
  const isNew = !hints.of(challenge.key).has(number)
  hints.open(challenge.key, number, visit.world.clock.now())
  if (isNew) publish('hintOpened', { key: challenge.key, number })
}

function refuseWithoutHints({ world }: Visit): void {
  if (!world.configuration.challenges.showHints) throw Refusal.foreseen(403, 'Hints are switched off here.')
}

function textsOf(visit: Visit, entry: CatalogueEntry): readonly string[] {
  if (!visit.world.configuration.challenges.showHints) return []
  return entry.hints(visit.language).map((text) => atHost(text, visit.host))
}

function rowsOf(visit: Visit, progress: HintParts, entry: CatalogueEntry): HintRow[] {
  const { id, key } = entry.challenge
  const opened = progress.hints.of(key)
  const createdAt = new Date(progress.catalogue.startedAt).toISOString()
  return textsOf(visit, entry).map((text, index) => {
    const openedAt = opened.get(index + 1)
    return {
      id: id * PER_CHALLENGE + index + 1,
      ChallengeId: id,
      text: openedAt === undefined && progress.countsHints ? '' : text,
      order: index + 1,
      unlocked: openedAt !== undefined,
      createdAt,
      updatedAt: openedAt === undefined ? createdAt : new Date(openedAt).toISOString(),
    }
  })
}
