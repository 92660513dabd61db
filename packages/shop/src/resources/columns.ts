import type { SqlValue } from '@fruit/world/seam'

/** What a column holds. A `flag` is stored as 0 or 1 and shown as false or true; a `time` is ISO 8601 in UTC. */
export type ColumnKind = 'text' | 'integer' | 'real' | 'flag' | 'time'

/** The columns of a table that calls show, in their order. Others do not exist for clients, in filters neither. */
export type Columns = Readonly<Record<string, ColumnKind>>

export type StoredRow = Readonly<Record<string, SqlValue>> & { readonly id: number }

/** A row as calls show it. */
export function showRow(columns: Columns, row: object): Record<string, unknown> {
  const stored = row as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => [name, kind === 'flag' ? stored[name] === 1 : stored[name]]),
  )
}
