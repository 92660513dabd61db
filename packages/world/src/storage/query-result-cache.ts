import type { SqlRow } from '@fruit/sandbox/containment'
import { LRUCache } from 'lru-cache'
import type { Statement } from '../statement.ts'

/** Limits of the cache: number of results, and characters of all results. A shop repeats few queries. */
const MAX_RESULTS = 16
const MAX_CHARACTERS = 100_000
/**
 * Slower queries are not cached, because a time-based injection measures each execution. Only the time of the statement itself
 * counts, not the time in a queue: caching reduces the load of a busy machine.
 */
const MAX_CACHED_QUERY_MS = 50

interface CachedResult {
  readonly version: number
  readonly rows: readonly SqlRow[]
}

/**
 * Caches results of the contained database until the shop writes to the tables that they come from. A contained query costs a
 * round trip to another thread, and the first search of every visitor is the same.
 */
export class QueryResultCache {
  readonly #answers = new LRUCache<string, CachedResult>({ max: MAX_RESULTS, maxSize: MAX_CHARACTERS })
  readonly #nextTurn: () => Promise<void>

  /** @param nextTurn of the world */
  constructor(nextTurn: () => Promise<void>) {
    this.#nextTurn = nextTurn
  }

  /**
   * Returns the rows of a statement from the cache, or else from `ask`.
   *
   * @param version of the data that the statement reads; a new version invalidates the cached result
   * @param ask calls `took` with the duration of the statement in milliseconds and the length of its rows as JSON
   */
  async get(
    version: number,
    { sql, parameters }: Statement,
    ask: (took: (milliseconds: number, characters: number) => void) => Promise<SqlRow[]>,
  ): Promise<SqlRow[]> {
    const question = JSON.stringify([sql, parameters])
    const known = this.#answers.get(question)
    if (known?.version === version) return copyOf(known.rows)
    this.#answers.delete(question)
    let milliseconds = 0
    let characters = 0
    const rows = await ask((took, length) => {
      milliseconds = took
      characters = length
    })
    // Parsing long results blocked the main thread for milliseconds, and the caller continues with them: other requests are
    // served in between.
    if (characters > MAX_CHARACTERS) await this.#nextTurn()
    else if (milliseconds < MAX_CACHED_QUERY_MS)
      this.#answers.set(question, { version, rows: copyOf(rows) }, { size: Math.max(1, characters) })
    return rows
  }
}

/** Copies rows, because callers may change them. */
function copyOf(rows: readonly SqlRow[]): SqlRow[] {
  return rows.map((row) => ({ ...row }))
}
