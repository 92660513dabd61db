import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { Trigger } from '@fruit/challenge-kit/challenge'
import { flagOf } from './flag.ts'

/** Indexes of the catalogue for the training layer: created once, immutable, shared by all worlds. */
export interface TrainingCatalogue {
  /** In the order of ids. */
  readonly entries: readonly CatalogueEntry[]
  readonly byKey: ReadonlyMap<string, CatalogueEntry>
  readonly byId: ReadonlyMap<number, CatalogueEntry>
  /** Challenges that listen to a kind of fact, by the fact's name. */
  readonly listeners: ReadonlyMap<string, readonly { entry: CatalogueEntry; trigger: Trigger }[]>
  flag(entry: CatalogueEntry): string
  /** Milliseconds since the epoch: rows that were never solved carry this time. */
  readonly startedAt: number
}

/**
 * @param flagKey key of capture-the-flag flags
 * @param startedAt milliseconds since the epoch: now
 */
export function trainingCatalogue(
  entries: readonly CatalogueEntry[],
  flagKey: string,
  startedAt: number,
): TrainingCatalogue {
  const listeners = new Map<string, { entry: CatalogueEntry; trigger: Trigger }[]>()
  for (const entry of entries) {
    for (const trigger of [entry.challenge.solvedWhen].flat() as Trigger[]) {
      const known = listeners.get(trigger.fact.name)
      if (known) known.push({ entry, trigger })
      else listeners.set(trigger.fact.name, [{ entry, trigger }])
    }
  }
  return {
    entries,
    byKey: new Map(entries.map((entry) => [entry.challenge.key, entry])),
    byId: new Map(entries.map((entry) => [entry.challenge.id, entry])),
    listeners,
    flag: (entry) => flagOf(flagKey, entry.challenge.name),
    startedAt,
  }
}
