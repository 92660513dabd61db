import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { getOrCreate } from '@fruit/isomorphic/get-or-create'
import type { Visit } from '@fruit/world/visit'
import type { CodingProgress } from '../coding/coding-progress.ts'
import type { OpenedHints } from '../hints/opened-hints.ts'
import type { ProgressHost } from '../progress-host.ts'
import type { Solves } from '../solves/solves.ts'
import { challengeRow } from './challenge-row.ts'

/** Maximum number of combinations of language and host name that are cached. */
const MAX_CACHED_LISTS = 4

interface Listed {
  readonly solves: Solves
  readonly coding: CodingProgress
  readonly hints: OpenedHints
}

/** Caches the list of all counted challenges with their state, which browsers and tools request often. */
export class ChallengeList {
  readonly #progress: Listed
  readonly #host: Pick<ProgressHost, 'catalogue' | 'hidesLockedHints'>
  /** By language and host name, until one of their inputs changes. */
  readonly #rows = new Map<string, readonly ChallengeRow[]>()
  /** JSON of `#rows`, created on demand. */
  readonly #json = new WeakMap<readonly ChallengeRow[], Buffer>()
  /** Inputs of `#rows`: the progress, the counted challenges, the settings of the shop. */
  #basis: readonly unknown[] = []

  constructor(progress: Listed, host: Pick<ProgressHost, 'catalogue' | 'hidesLockedHints'>) {
    this.#progress = progress
    this.#host = host
  }

  /** Every counted challenge, sorted by id, as the interface shows it. Callers must not change the rows. */
  rows(visit: Visit): readonly ChallengeRow[] {
    const { solves, coding, hints } = this.#progress
    const catalogue = this.#host.catalogue()
    const settings = visit.world.configuration.challenges
    const hidesLockedHints = this.#host.hidesLockedHints()
    const basis = [solves.changes, coding.changes, hints.changes, catalogue, settings, hidesLockedHints]
    // A visitor chooses language and host name, so the number of possible keys is unlimited.
    if (basis.some((part, index) => part !== this.#basis[index]) || this.#rows.size > MAX_CACHED_LISTS)
      this.#rows.clear()
    this.#basis = basis
    const rowOf = (entry: CatalogueEntry) => {
      const { key } = entry.challenge
      return challengeRow(entry, visit, {
        showsHint: !hidesLockedHints || hints.of(key).has(1),
        solvedAt: solves.solvedAt(key),
        coding: coding.solveOf(key),
        startedAt: catalogue.startedAt,
      })
    }
    return getOrCreate(this.#rows, `${visit.language} ${visit.host}`, () => catalogue.entries.map(rowOf))
  }

  /** The rows as the bytes of the response. */
  json(visit: Visit): Buffer {
    const rows = this.rows(visit)
    const json = this.#json.get(rows) ?? Buffer.from(JSON.stringify({ status: 'success', data: rows }))
    this.#json.set(rows, json)
    return json
  }
}
