import type { Query } from './query.ts'

/** A statement as a seam hands it out, and the type of its rows: `World.query` carries it out. */
export interface Statement<Row = unknown> extends Query<Row> {
  readonly parameters: readonly SqlValue[]
}

export type SqlValue = string | number | null
