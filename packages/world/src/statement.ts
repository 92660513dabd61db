import type { CompiledQuery } from 'kysely'

/** A statement as a seam hands it out, and the type of its rows. Nothing but `World.query` carries it out. */
export interface Statement<Row = unknown> extends Pick<CompiledQuery<Row>, 'sql'> {
  readonly parameters: readonly SqlValue[]
  /** Never there: it tells the type from `Query`. */
  readonly fromSeam?: true
}

export type SqlValue = string | number | null
