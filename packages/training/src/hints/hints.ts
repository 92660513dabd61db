import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { HintRow } from '@fruit/contracts/calls/hints'
import type { ChallengePage } from '@fruit/contracts/calls/training'
import { withHost } from '@fruit/isomorphic/host-in-text'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { Publish } from '../events/event-channel.ts'
import type { OpenedHints } from './opened-hints.ts'

/**
 * The id of a hint consists of the challenge's id and the hint's number in two digits, so ids stay stable when hints are added.
 */
const PER_CHALLENGE = 100

/** All hints, and the hints that a player has opened. */
export interface HintParts {
  readonly catalogue: TrainingCatalogue
  readonly hints: OpenedHints
  readonly publish: Publish
  /** True when responses must not contain the text of a locked hint. */
  readonly hidesLockedHints: boolean
}

/** Hints of a challenge, with the text of opened ones; empty when the configuration hides hints. */
export function shownHints(visit: Visit, progress: HintParts, entry: CatalogueEntry): ChallengePage['hints'] {
  const opened = progress.hints.of(entry.challenge.key)
  return textsOf(visit, entry).map((text, index) => ({
    number: index + 1,
    text: opened.has(index + 1) ? text : null,
  }))
}

/** Every hint with its text, for tools that export events. In an event, locked hints have no text. */
export function hintRows(visit: Visit, progress: HintParts): HintRow[] {
  return progress.catalogue.entries.flatMap((entry) => rowsOf(visit, progress, entry))
}

/**
 * Opens the hint with an id; returns its row, or undefined for an unknown id.
 *
 * @throws HttpError 403 when hints are disabled
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
 * Opens the first locked hint of a challenge; returns false when none is locked.
 *
 * @throws HttpError 403 when hints are disabled
 */
export function openNext(visit: Visit, progress: HintParts, entry: CatalogueEntry): boolean {
  refuseWithoutHints(visit)
  const next = shownHints(visit, progress, entry).find(({ text }) => text === null)
  if (next) openOne(visit, progress, entry, next.number)
  return next !== undefined
}

/** Numbers of opened hints by challenge key. */
export function openedHints(progress: HintParts): Record<string, number[]> {
  return Object.fromEntries(
    progress.catalogue.entries.flatMap(({ challenge: { key } }) => {
      const numbers = [...progress.hints.of(key).keys()].sort((a, b) => a - b)
      return numbers.length > 0 ? [[key, numbers]] : []
    }),
  )
}

/** Opens hints from a backup; unknown hints are ignored. */
export function restoreHints(visit: Visit, progress: HintParts, opened: Readonly<Record<string, number[]>>): void {
  for (const entry of progress.catalogue.entries) {
    const { key } = entry.challenge
    const numbers = Object.hasOwn(opened, key) ? opened[key]! : []
    const last = textsOf(visit, entry).length
    // A player who restores hints can read them, so they count as opened here.
    for (const number of numbers.filter((number) => number <= last)) openOne(visit, progress, entry, number)
  }
}

function openOne(visit: Visit, { hints, publish }: HintParts, { challenge }: CatalogueEntry, number: number): void {
  const isNew = hints.open(challenge.key, number, visit.world.clock.now())
  if (isNew) publish('hintOpened', { key: challenge.key, number })
}

function refuseWithoutHints({ world }: Visit): void {
  if (!world.configuration.challenges.showHints) throw HttpError.expected(403, 'Hints are switched off here.')
}

function textsOf(visit: Visit, entry: CatalogueEntry): readonly string[] {
  if (!visit.world.configuration.challenges.showHints) return []
  return entry.hints(visit.language).map((text) => withHost(text, visit.host))
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
      text: openedAt === undefined && progress.hidesLockedHints ? '' : text,
      order: index + 1,
      unlocked: openedAt !== undefined,
      createdAt,
      updatedAt: openedAt === undefined ? createdAt : new Date(openedAt).toISOString(),
    }
  })
}
