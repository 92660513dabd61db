import type { SqlRow } from '@fruit/containment/containment'
import type { Statement } from './statement.ts'

/** So many answers are kept, none of them larger: a shop has few questions that are asked again and again. */
const MOST_ANSWERS = 4
const MOST_CHARACTERS = 100_000
/** What takes longer is asked anew each time: somebody may be reading the clock. */
const QUICK_MS = 50

/**
 * The last answers of the contained database, until the shop writes. Running contained costs a way to another thread
 * and back, and everybody's first search is the same one.
 */
export class RememberedRows {
  #version = -1
  readonly #answers = new Map<string, readonly SqlRow[]>()

  /**
   * The rows of a statement: those that were kept, or else what `ask` gives.
   *
   * @param version of the database; another one forgets everything
   */
  async of(version: number, { sql, parameters }: Statement, ask: () => Promise<SqlRow[]>): Promise<SqlRow[]> {
    if (version !== this.#version) {
      this.#answers.clear()
      this.#version = version
    }
    const question = JSON.stringify([sql, parameters])
    const known = this.#answers.get(question)
    if (known) return copyOf(known)
    const start = performance.now()
    const rows = await ask()
    const isQuick = performance.now() - start < QUICK_MS
    if (isQuick && version === this.#version && sizeOf(rows) <= MOST_CHARACTERS) {
      const [oldest] = this.#answers.keys()
      if (this.#answers.size >= MOST_ANSWERS && oldest !== undefined) this.#answers.delete(oldest)
      this.#answers.set(question, copyOf(rows))
    }
    return rows
  }
}

/** Rows go to callers who may change them. */
function copyOf(rows: readonly SqlRow[]): SqlRow[] {
  return rows.map((row) => ({ ...row }))
}

function sizeOf(rows: readonly SqlRow[]): number {
  return rows
    .flatMap((row) => Object.values(row))
    .reduce<number>((size, value) => size + (typeof value === 'string' ? value.length : 8), 0)
}
