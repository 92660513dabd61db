import { compiled, type Parameter, type Query, queryBuilder } from '@fruit/world/query'
import type { SqlValue } from '@fruit/world/statement'
import type { Columns, Table } from '@fruit/world/table'
import type { Plain } from '@fruit/world/texts/texts'

export type StoredRow = Readonly<Record<string, SqlValue>> & { readonly id: number }

/** Which rows a query means: those where every column has its value. */
export type Scope = Readonly<Record<string, SqlValue>>

/** Where calls get rows from. Rows that carry a `deletedAt` are gone. */
export interface RowSource {
  readonly table: Table
  /** What calls show, in this order. Other columns do not exist for clients, in filters neither. */
  readonly columns: Columns
  /** Asks for the row of an id, whoever the visitor is. */
  readonly byId: (id: number) => Query<StoredRow>
  /** What is said, with status 400, about a row that is not there for the visitor; without it such rows answer 404. */
  readonly absent?: Plain
}

/** Builds queries of tables that are known when a call is made. */
export const sqlOfAnyTable = queryBuilder<Record<string, Record<string, SqlValue>>>()

/**
 * A table as calls show it.
 *
 * @param hidden columns that they do not
 */
export function shown<Has extends Columns>(table: Table<string, Has>, ...hidden: readonly (keyof Has)[]): RowSource {
  const columns = Object.fromEntries(Object.entries(table.columns).filter(([name]) => !hidden.includes(name)))
  return {
    table,
    columns,
    byId: compiled((id: Parameter<number>) => rowsOf(table, {}).where('id', '=', id)),
  }
}

/** The start of a query for the rows in a scope. */
export function rowsOf({ name, columns }: Table, scope: Scope) {
  let rows = sqlOfAnyTable.selectFrom(name).selectAll().$castTo<StoredRow>()
  for (const [column, value] of Object.entries(scope)) rows = rows.where(column, value === null ? 'is' : '=', value)
  return columns.deletedAt ? rows.where('deletedAt', 'is', null) : rows
}

/** A row as calls show it. */
export function showRow({ columns }: Pick<RowSource, 'columns'>, row: object): Record<string, unknown> {
  const stored = row as Record<string, unknown>
  const seen: Record<string, unknown> = {}
  // Of a long list every row comes through here: no lists of its columns are made in between.
  for (const name in columns) seen[name] = columns[name]!.kind === 'flag' ? stored[name] === 1 : stored[name]
  return seen
}
