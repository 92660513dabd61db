import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SqlRow } from '@fruit/containment/containment'
import type { Statement } from './statement.ts'

/** Limits of the cache: number of results, and characters of all of them. A shop repeats few queries. */
const MOST_ANSWERS = 16
const MOST_CHARACTERS = 100_000
/**
 * Slower queries are not cached, because a time-based injection measures each execution. What counts is the time of the
 * statement itself: on a busy machine every query waits, and the more of them are cached the shorter it is busy.
 */
const QUICK_MS = 50

interface Answer {
  readonly version: number
  readonly rows: readonly SqlRow[]
  readonly characters: number
}

/**
 * Caches results of the contained database until the shop writes what they come from. A contained query costs a round trip to another
 * thread, and the first search of every visitor is the same.
 */
export class RememberedRows {
  /** The one that was asked for last is the last one. */
  readonly #answers = new Map<string, Answer>()
  #characters = 0

  /**
   * Returns the rows of a statement from the cache, or else from `ask`.
   *
   * @param version of what the statement reads; with a new version it is asked anew
   * @param ask tells how many milliseconds the statement ran, and how many characters its rows have as JSON
   */
  async of(
    version: number,
    { sql, parameters }: Statement,
    ask: (took: (milliseconds: number, characters: number) => void) => Promise<SqlRow[]>,
  ): Promise<SqlRow[]> {
    const question = JSON.stringify([sql, parameters])
    const known = this.#answers.get(question)
    if (known) this.#forget(question, known)
    if (known?.version === version) {
      this.#keep(question, known)
      return copyOf(known.rows)
    }
    let milliseconds = 0
    let characters = 0
    const rows = await ask((took, length) => {
      milliseconds = took
      characters = length
    })
    // Parsing longer rows took milliseconds of the main thread, and the call goes on with them: other requests are served in between.
    if (characters > MOST_CHARACTERS) await nextTurn()
    else if (milliseconds < QUICK_MS) this.#keep(question, { version, rows: copyOf(rows), characters })
    return rows
  }

  #keep(question: string, answer: Answer): void {
    const earlier = this.#answers.get(question)
    if (earlier) this.#forget(question, earlier)
    this.#answers.set(question, answer)
    this.#characters += answer.characters
    for (const [oldest, old] of this.#answers) {
      if (this.#answers.size <= MOST_ANSWERS && this.#characters <= MOST_CHARACTERS) return
      this.#forget(oldest, old)
    }
  }

  #forget(question: string, { characters }: Answer): void {
    this.#answers.delete(question)
    this.#characters -= characters
  }
}

/** Copies rows, because callers may change them. */
function copyOf(rows: readonly SqlRow[]): SqlRow[] {
  return rows.map((row) => ({ ...row }))
}
