import type { SqlRow } from '@fruit/containment/containment'
import type { Statement } from './statement.ts'

/** Limits of the cache: number of results, and rows of each. A shop repeats few queries. */
const MOST_ANSWERS = 4
const MOST_CHARACTERS = 100_000
/**
 * Slower queries are not cached, because a time-based injection measures each execution. What counts is the time of the
 * statement itself: on a busy machine every query waits, and the more of them are cached the shorter it is busy.
 */
const QUICK_MS = 50

/**
 * Caches results of the contained database until the shop writes. A contained query costs a round trip to another
 * thread, and the first search of every visitor is the same.
 */
export class RememberedRows {
  #version = -1
  readonly #answers = new Map<string, readonly SqlRow[]>()

  /**
   * Returns the rows of a statement from the cache, or else from `ask`.
   *
   * @param version of the database; a new version clears the cache
   * @param ask tells how many milliseconds the statement ran
   */
  async of(
    version: number,
    { sql, parameters }: Statement,
    ask: (took: (milliseconds: number) => void) => Promise<SqlRow[]>,
  ): Promise<SqlRow[]> {
    if (version !== this.#version) {
      this.#answers.clear()
      this.#version = version
    }
    const question = JSON.stringify([sql, parameters])
    const known = this.#answers.get(question)
    if (known) return copyOf(known)
    let milliseconds = 0
    const rows = await ask((took) => {
      milliseconds = took
    })
    if (milliseconds < QUICK_MS && version === this.#version && sizeOf(rows) <= MOST_CHARACTERS) {
      const [oldest] = this.#answers.keys()
      if (this.#answers.size >= MOST_ANSWERS && oldest !== undefined) this.#answers.delete(oldest)
      this.#answers.set(question, copyOf(rows))
    }
    return rows
  }
}

/** Copies rows, because callers may change them. */
function copyOf(rows: readonly SqlRow[]): SqlRow[] {
  return rows.map((row) => ({ ...row }))
}

function sizeOf(rows: readonly SqlRow[]): number {
  return rows
    .flatMap((row) => Object.values(row))
    .reduce<number>((size, value) => size + (typeof value === 'string' ? value.length : 8), 0)
}
