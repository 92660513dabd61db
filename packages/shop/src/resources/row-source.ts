import type { SqlValue } from '@fruit/world/statement'
import { compileOnce, type Parameter, type Query, queryBuilder } from '@fruit/world/storage/query'
import type { Columns, Table } from '@fruit/world/storage/table'
import type { PlainText } from '@fruit/world/texts/texts'

export type StoredRow = Readonly<Record<string, SqlValue>> & { readonly id: number }

/** A filter for rows: each column equals its value. */
export type Scope = Readonly<Record<string, SqlValue>>

/** A table that calls read rows from. Rows with a `deletedAt` count as deleted. */
export interface RowSource {
  readonly table: Table
  /** Columns that calls return, in this order. Clients cannot filter by other columns. */
  readonly columns: Columns
  /** The query for the row with an id, regardless of the visitor. */
  readonly byId: (id: number) => Query<StoredRow>
  /** Message, with status 400, when the visitor can't reach a row; without it the status is 404. */
  readonly absent?: PlainText
}

/** Builds queries for tables that are only known at run time. */
export const sqlOfAnyTable = queryBuilder<Record<string, Record<string, SqlValue>>>()

/**
 * A table with the columns that calls return.
 *
 * @param hidden columns that are left out
 */
export function shown<Has extends Columns>(table: Table<string, Has>, ...hidden: readonly (keyof Has)[]): RowSource {
  const columns = Object.fromEntries(Object.entries(table.columns).filter(([name]) => !hidden.includes(name)))
  return {
    table,
    columns,
    byId: compileOnce((id: Parameter<number>) => rowsOf(table, {}).where('id', '=', id)),
  }
}

/** The base query for the rows in a scope. */
export function rowsOf({ name, columns }: Table, scope: Scope) {
  let rows = sqlOfAnyTable.selectFrom(name).selectAll().$castTo<StoredRow>()
  for (const [column, value] of Object.entries(scope)) rows = rows.where(column, value === null ? 'is' : '=', value)
  return columns.deletedAt ? rows.where('deletedAt', 'is', null) : rows
}

/** A row as calls return it. */
export function showRow({ columns }: Pick<RowSource, 'columns'>, row: object): Record<string, unknown> {
  const stored = row as Record<string, unknown>
  const seen: Record<string, unknown> = {}
  // Each row of a long list passes here, so no arrays are allocated.
  for (const name in columns) seen[name] = columns[name]!.kind === 'flag' ? stored[name] === 1 : stored[name]
  return seen
}
