import type { ChallengeRow } from '@fruit/contracts/calls/training'
import type { Visit } from '@fruit/world/visit'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { CodingProgress } from '../coding/coding-progress.ts'
import type { Choice } from '../progress-host.ts'
import type { Solves } from '../solves/solves.ts'
import { challengeRow } from './challenge-row.ts'

/** Rows are kept for as many languages and host names at a time. */
const MOST_KEPT = 4

interface Shown {
  readonly choice: Choice
  readonly rows: readonly ChallengeRow[]
  json: Buffer | null
}

/** Caches the list of all challenges with their state, which browsers and tools request often. */
export class ChallengeList {
  readonly #catalogue: TrainingCatalogue
  readonly #solves: Solves
  readonly #coding: CodingProgress
  /** By language and host name, until something is solved. */
  readonly #rows = new Map<string, readonly ChallengeRow[]>()
  readonly #choice: () => Choice
  /** What boards show of `#rows`, with its JSON, as far as it was asked for. */
  readonly #lists = new WeakMap<readonly ChallengeRow[], Shown>()
  /** How many changes of the progress `#rows` has seen. */
  #changes = 0

  /** @param choice the challenges that boards show */
  constructor(catalogue: TrainingCatalogue, solves: Solves, coding: CodingProgress, choice: () => Choice) {
    this.#choice = choice
    this.#catalogue = catalogue
    this.#solves = solves
    this.#coding = coding
  }

  /** Every challenge, in the order of ids, as the interface shows them. Not to be changed. */
  rows({ language, host, world }: Visit): readonly ChallengeRow[] {
    const changes = this.#solves.changes + this.#coding.changes
    // A visitor chooses both, so there is no end to the keys that could come.
    if (this.#changes !== changes || this.#rows.size > MOST_KEPT) this.#rows.clear()
    this.#changes = changes
    const key = `${language} ${host}`
    const known = this.#rows.get(key)
    if (known) return known
    const rows = this.#catalogue.entries.map((entry) =>
      challengeRow(entry, {
        language,
        host,
        settings: world.configuration.challenges,
        solvedAt: this.#solves.solvedAt(entry.challenge.key),
        coding: this.#coding.solveOf(entry.challenge.key),
        startedAt: this.#catalogue.startedAt,
      }),
    )
    this.#rows.set(key, rows)
    return rows
  }

  /** The rows that boards show. Not to be changed. */
  shown(visit: Visit): readonly ChallengeRow[] {
    return this.#shown(visit).rows
  }

  /** The rows that boards show as the bytes of the answer. */
  json(visit: Visit): Buffer {
    const shown = this.#shown(visit)
    shown.json ??= Buffer.from(JSON.stringify({ status: 'success', data: shown.rows }))
    return shown.json
  }

  #shown(visit: Visit): Shown {
    const all = this.rows(visit)
    const choice = this.#choice()
    const known = this.#lists.get(all)
    if (known?.choice === choice) return known
    const rows = choice === null ? all : all.filter(({ key }) => choice.has(key))
    const shown = { choice, rows, json: null }
    this.#lists.set(all, shown)
    return shown
  }
}
