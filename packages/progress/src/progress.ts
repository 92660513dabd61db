import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { Trigger } from '@fruit/challenge-kit/challenge'
import type { ChallengeRow, ChallengeSolved } from '@fruit/contracts/calls/training'
import type { Visit } from '@fruit/world/visit'
import { challengeRow } from './challenge-row.ts'
import { flagOf } from './flag.ts'
import type { ProgressStore, StoredProgress } from './progress-store.ts'

/** The catalogue as judging needs it: made once, shared by all worlds, never changed. */
export interface Judgement {
  readonly entries: readonly CatalogueEntry[]
  /** Challenges that listen to a kind of fact, by the fact's name. */
  readonly listeners: ReadonlyMap<string, readonly { entry: CatalogueEntry; trigger: Trigger }[]>
  readonly flagKey: string
  /** Milliseconds since the epoch: rows that were never solved carry this time. */
  readonly startedAt: number
}

export function judgement(entries: readonly CatalogueEntry[], flagKey: string, startedAt: number): Judgement {
  const listeners = new Map<string, { entry: CatalogueEntry; trigger: Trigger }[]>()
  for (const entry of entries) {
    for (const trigger of [entry.challenge.solvedWhen].flat() as Trigger[]) {
      const known = listeners.get(trigger.fact.name)
      if (known) known.push({ entry, trigger })
      else listeners.set(trigger.fact.name, [{ entry, trigger }])
    }
  }
  return { entries, listeners, flagKey, startedAt }
}

/** Told of what happens to a world's progress, after it is stored. */
export interface ProgressListener {
  solved(notification: ChallengeSolved): void
  /** A detector threw: somebody should read about it, nobody should suffer. */
  failed(key: string, error: unknown): void
}

/** Rows are kept for as many languages at a time. */
const MOST_LANGUAGES = 4

/** The progress of one world's player. */
export class Progress {
  readonly #judgement: Judgement
  readonly #store: ProgressStore
  readonly #stored: StoredProgress
  readonly #listener: ProgressListener
  readonly #pending: ChallengeSolved[] = []
  /** By language, until something is solved. */
  readonly #rows = new Map<string, readonly ChallengeRow[]>()

  constructor(judgement: Judgement, store: ProgressStore, listener: ProgressListener) {
    this.#judgement = judgement
    this.#store = store
    this.#stored = store.load()
    this.#listener = listener
  }

  isSolved(key: string): boolean {
    return this.#stored.solves.has(key)
  }

  /** Notifications that no browser has confirmed yet, oldest first. */
  get pending(): readonly ChallengeSolved[] {
    return this.#pending
  }

  /** Judges what a visit recorded since the last time; solves are stored when this returns. */
  judge(visit: Visit): void {
    if (visit.journal.length === 0) return
    for (const recorded of visit.takeJournal()) {
      for (const { entry, trigger } of this.#judgement.listeners.get(recorded.fact.name) ?? []) {
        const { key } = entry.challenge
        if (this.isSolved(key)) continue
        try {
          if (trigger.holds(recorded, visit.world, visit)) this.#solve(entry, visit)
        } catch (error) {
          this.#listener.failed(key, error)
        }
      }
    }
  }

  /** A browser has shown the notification with this flag. */
  confirm(flag: string): void {
    const index = this.#pending.findIndex((notification) => notification.flag === flag)
    if (index >= 0) this.#pending.splice(index, 1)
  }

  /** Every challenge with its state, in the order of ids, as the interface shows them. Not to be changed. */
  rows(visit: Visit): readonly ChallengeRow[] {
    const known = this.#rows.get(visit.language)
    if (known) return known
    const { startedAt, entries } = this.#judgement
    const rows = entries.map((entry) =>
      challengeRow(entry, {
        language: visit.language,
        settings: visit.world.configuration.challenges,
        solvedAt: this.#stored.solves.get(entry.challenge.key),
        coding: this.#stored.coding.get(entry.challenge.key),
        startedAt,
      }),
    )
    // A visitor chooses the language, so there is no end to the keys that could come.
    if (this.#rows.size >= MOST_LANGUAGES) this.#rows.clear()
    this.#rows.set(visit.language, rows)
    return rows
  }

  close(): void {
    this.#store.close()
  }

  #solve(entry: CatalogueEntry, visit: Visit): void {
    const { key, name, codingChallenge } = entry.challenge
    const solvedAt = visit.world.clock.now()
    this.#store.addSolve(key, solvedAt)
    this.#stored.solves.set(key, solvedAt)
    this.#rows.clear()
    const { challenges } = visit.world.configuration
    const notification: ChallengeSolved = {
      key,
      name,
      challenge: `${name} (${withoutMarkup(entry.brief('en'))})`,
      flag: flagOf(this.#judgement.flagKey, name),
      hidden: !challenges.showSolvedNotifications,
      isRestore: false,
      codingChallenge: codingChallenge && challenges.codingChallengesEnabled !== 'never',
    }
    this.#pending.push(notification)
    this.#listener.solved(notification)
  }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }

function withoutMarkup(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => ENTITIES[name]!)
    .trim()
}
