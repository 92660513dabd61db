import type { PlayerRequest, ReadRows, Wrong } from '@fruit/challenge-kit/property'
import type { Statement } from '@fruit/world/statement'

/** How a player's module was seen to lack the property that it must have. */
export interface Violation {
  readonly kind: Wrong
  /** What happened, as a sentence. */
  readonly what: string
  /** Shows it to whoever sends it. */
  readonly request: PlayerRequest
}

/** A player's function and the shop's own, which must agree. */
export interface Compared {
  /** Throws when the function gives no proper answer. */
  readonly own: (...values: readonly unknown[]) => Promise<unknown>
  readonly safe: (...values: readonly unknown[]) => unknown
}

/** Rows, or what SQLite said instead. */
export type QueryOutcome = { readonly rows: Awaited<ReturnType<ReadRows>> } | { readonly failure: string }

/** Runs a statement in the shop in which a fix is judged. */
export type RunQuery = (text: string, parameters: Statement['parameters']) => Promise<QueryOutcome>

/** Reads rows with SQL from the catalogue. @throws Error when the statement fails */
export function rowReader(run: RunQuery): ReadRows {
  return async (sql) => {
    const outcome = await run(sql, [])
    if ('failure' in outcome) throw new Error(outcome.failure)
    return outcome.rows
  }
}

/** The same text with a letter in place of each sign that could mean something. */
export function inert(text: string): string {
  return text.replace(/[^\p{L}\p{N}@._]/gu, 'x')
}
