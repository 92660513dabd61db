import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { Trigger } from '@fruit/challenge-kit/challenge'
import type { PathEntry } from '@fruit/challenge-kit/path'
import { getOrCreate } from '@fruit/isomorphic/get-or-create'
import { flagOf } from './flag.ts'
import { type TrainingPath, trainingPaths } from './training-path.ts'

/** Indexes of the catalogue for the training layer: created once, immutable, shared by all worlds. */
export interface TrainingCatalogue {
  /** Sorted by id. */
  readonly entries: readonly CatalogueEntry[]
  readonly byKey: ReadonlyMap<string, CatalogueEntry>
  readonly byId: ReadonlyMap<number, CatalogueEntry>
  /** Challenges with a trigger for a kind of fact, by the fact's name. */
  readonly listeners: ReadonlyMap<string, readonly { entry: CatalogueEntry; trigger: Trigger }[]>
  /** Paths through the challenges, in their order. */
  readonly paths: readonly TrainingPath[]
  /** The path that players follow until they choose one; null for none. */
  readonly assignedPath: TrainingPath | null
  flag(entry: CatalogueEntry): string
  /** Milliseconds since the epoch; the timestamp of rows that were never solved. */
  readonly startedAt: number
}

/**
 * @param flagKey key of capture-the-flag flags
 * @param startedAt milliseconds since the epoch: now
 * @param assigned id of the path that players follow at first; an unknown id counts as null
 */
export function trainingCatalogue(
  { entries, paths }: { readonly entries: readonly CatalogueEntry[]; readonly paths: readonly PathEntry[] },
  flagKey: string,
  startedAt: number,
  assigned: string | null,
): TrainingCatalogue {
  const listeners = new Map<string, { entry: CatalogueEntry; trigger: Trigger }[]>()
  for (const entry of entries) {
    for (const trigger of [entry.challenge.solvedWhen].flat() as Trigger[])
      getOrCreate(listeners, trigger.fact.name, () => []).push({ entry, trigger })
  }
  return {
    ...indexed(entries, paths, assigned),
    listeners,
    flag: (entry) => flagOf(flagKey, entry.challenge.name),
    startedAt,
  }
}

/**
 * Restricts the catalogue to chosen challenges, with the paths through them. Triggers of all challenges stay: solves of other
 * challenges are stored, and count once these are chosen.
 */
export function restrictCatalogue(all: TrainingCatalogue, choice: ReadonlySet<string>): TrainingCatalogue {
  const entries = all.entries.filter(({ challenge }) => choice.has(challenge.key))
  const paths = all.paths.map(({ entry }) => entry)
  return { ...all, ...indexed(entries, paths, all.assignedPath?.entry.id ?? null) }
}

function indexed(entries: readonly CatalogueEntry[], paths: readonly PathEntry[], assigned: string | null) {
  const byKey = new Map(entries.map((entry) => [entry.challenge.key, entry]))
  const known = trainingPaths(paths, byKey)
  return {
    entries,
    byKey,
    byId: new Map(entries.map((entry) => [entry.challenge.id, entry])),
    paths: known,
    assignedPath: known.find(({ entry }) => entry.id === assigned) ?? null,
  }
}
