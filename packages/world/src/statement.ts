import type { CompiledQuery } from 'kysely'

/** A statement that a seam returns, and the type of its rows. Only `World.query` runs it. */
export interface Statement<Row = unknown> extends Pick<CompiledQuery<Row>, 'sql'> {
  readonly parameters: readonly SqlValue[]
  /** Never set: distinguishes the type from `Query`. */
  readonly fromSeam?: true
}

export type SqlValue = string | number | null
