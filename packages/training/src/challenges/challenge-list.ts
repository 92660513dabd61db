import type { ChallengeRow } from '@fruit/contracts/calls/training'
import type { Visit } from '@fruit/world/visit'
import type { CodingProgress } from '../coding/coding-progress.ts'
import type { OpenedHints } from '../hints/opened-hints.ts'
import type { ProgressHost } from '../progress-host.ts'
import type { Solves } from '../solves/solves.ts'
import { challengeRow } from './challenge-row.ts'

/** Rows are kept for as many languages and host names at a time. */
const MOST_KEPT = 4

interface Listed {
  readonly solves: Solves
  readonly coding: CodingProgress
  readonly hints: OpenedHints
}

/** Caches the list of all challenges that count with their state, which browsers and tools request often. */
export class ChallengeList {
  readonly #progress: Listed
  readonly #host: Pick<ProgressHost, 'catalogue' | 'countsHints'>
  /** By language and host name, until what they follow from changes. */
  readonly #rows = new Map<string, readonly ChallengeRow[]>()
  /** JSON of `#rows`, as far as it was asked for. */
  readonly #json = new WeakMap<readonly ChallengeRow[], Buffer>()
  /** What `#rows` follow from: the progress, the challenges that count, the settings of the shop. */
  #basis: readonly unknown[] = []

  constructor(progress: Listed, host: Pick<ProgressHost, 'catalogue' | 'countsHints'>) {
    this.#progress = progress
    this.#host = host
  }

  /** Every challenge that counts, in the order of ids, as the interface shows them. Not to be changed. */
  rows({ language, host, world }: Visit): readonly ChallengeRow[] {
    const { solves, coding, hints } = this.#progress
    const catalogue = this.#host.catalogue()
    const settings = world.configuration.challenges
    const countsHints = this.#host.countsHints()
    const basis = [solves.changes, coding.changes, hints.changes, catalogue, settings, countsHints]
    // A visitor chooses language and host name, so there is no end to the keys that could come.
    if (basis.some((part, index) => part !== this.#basis[index]) || this.#rows.size > MOST_KEPT) this.#rows.clear()
    this.#basis = basis
    const key = `${language} ${host}`
    const known = this.#rows.get(key)
    if (known) return known
    const rows = catalogue.entries.map((entry) => {
      const { key } = entry.challenge
      return challengeRow(entry, {
        language,
        host,
        settings,
        tellsHint: !countsHints || hints.of(key).has(1),
        solvedAt: solves.solvedAt(key),
        coding: coding.solveOf(key),
        startedAt: catalogue.startedAt,
      })
    })
    this.#rows.set(key, rows)
    return rows
  }

  /** The rows as the bytes of the answer. */
  json(visit: Visit): Buffer {
    const rows = this.rows(visit)
    const json = this.#json.get(rows) ?? Buffer.from(JSON.stringify({ status: 'success', data: rows }))
    this.#json.set(rows, json)
    return json
  }
}
