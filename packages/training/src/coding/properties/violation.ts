import type { FailureKind, PlayerRequest, ReadRows } from '@fruit/challenge-kit/property'
import type { Statement } from '@fruit/world/statement'

/** Evidence that a player's module lacks its required property. */
export interface Violation {
  readonly kind: FailureKind
  /** Description of the effect, as a sentence. */
  readonly what: string
  /** A request that shows the effect. */
  readonly request: PlayerRequest
}

/** A player's function and the shop's own, which must agree. */
export interface Compared {
  /** Throws when the function returns no valid value. */
  readonly own: (...values: readonly unknown[]) => Promise<unknown>
  readonly safe: (...values: readonly unknown[]) => unknown
}

/** Rows, or the error message of SQLite. */
export type QueryOutcome = { readonly rows: Awaited<ReturnType<ReadRows>> } | { readonly failure: string }

/** Runs a statement in the scratch shop. */
export type RunQuery = (text: string, parameters: Statement['parameters']) => Promise<QueryOutcome>

/** Reads rows with SQL from the catalogue. @throws Error when the statement fails */
export function rowReader(run: RunQuery): ReadRows {
  return async (sql) => {
    const outcome = await run(sql, [])
    if ('failure' in outcome) throw new Error(outcome.failure)
    return outcome.rows
  }
}

/** Replaces every character that could have a special meaning by a letter. */
export function neutralized(text: string): string {
  return text.replace(/[^\p{L}\p{N}@._]/gu, 'x')
}
