import { firstOf, type ListQuery, pageOf, sortOrderOf } from '@fruit/world/documents/list-query'
import type { SqlValue } from '@fruit/world/statement'
import type { Query } from '@fruit/world/storage/query'
import type { ColumnKind, Columns } from '@fruit/world/storage/table'
import { messageWith } from '@fruit/world/texts/texts'
import { invalid } from '@fruit/world/visits/invalid'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { type RowSource, rowsOf, type Scope, type StoredRow } from './row-source.ts'

/** SQLite does not allow an offset without a limit; -1 means no limit. */
const NO_LIMIT = -1
/** Maximum length of a search term. */
const MAX_TERM_LENGTH = 200

/**
 * The statement that lists rows by the parameters of a query: `<column>=<value>`, `q`, `sort`, `offset`, `count`,
 * `page`.
 *
 * @param scope rows that the visitor may see
 * @throws HttpError 400 for an unknown sort column, an invalid number or a search term that is too long
 */
export function listStatement({ table, columns }: RowSource, query: ListQuery, scope: Scope): Query<StoredRow> {
  let rows = rowsOf(table, scope)
  for (const condition of [...filters(columns, query), ...search(columns, query)]) rows = rows.where(condition)
  for (const [column, direction] of sortOrderOf(query, Object.keys(columns))) rows = rows.orderBy(column, direction)
  rows = rows.orderBy('id')
  const { size, offset } = pageOf(query)
  if (size !== undefined || offset > 0) rows = rows.limit(size ?? NO_LIMIT).offset(offset)
  return rows.compile()
}

/** The statement that finds one row within the scope. */
export function rowStatement(source: RowSource, id: number, scope: Scope): Query<StoredRow> {
  if (Object.keys(scope).length === 0) return source.byId(id)
  return rowsOf(source.table, scope).where('id', '=', id).compile()
}

const is = expressionBuilder<Record<string, Record<string, SqlValue>>, string>()

function filters(columns: Columns, query: ListQuery): Expression<SqlBool>[] {
  return Object.entries(columns).flatMap(([name, { kind }]) => {
    const wanted = query[name]
    if (wanted === undefined) return []
    const values = [wanted].flat().map((value) => readValue(kind, value))
    const given = values.filter((value) => value !== null)
    const conditions = [
      ...(given.length > 0 ? [is(name, 'in', given)] : []),
      ...(given.length < values.length ? [is(name, 'is', null)] : []),
    ]
    return [is.or(conditions)]
  })
}

/** A value of a query: parsed as JSON when the column can hold the result, otherwise the text itself. */
function readValue(kind: ColumnKind, text: string): SqlValue {
  const value = parsed(text)
  if (value === null) return null
  if (kind === 'text' || kind === 'time') return typeof value === 'string' ? value : text
  if (kind === 'flag' && typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'number' && Number.isFinite(value) ? value : text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** @throws HttpError 400 for a long term: the database compares it at each position of each text */
function search(columns: Columns, query: ListQuery): Expression<SqlBool>[] {
  const term = firstOf(query.q)
  const texts = Object.keys(columns).filter((name) => columns[name]!.kind === 'text')
  if (!term || texts.length === 0) return []
  if (term.length > MAX_TERM_LENGTH)
    throw invalid([
      { field: 'q', message: messageWith('A search takes at most {{most}} characters.', { most: MAX_TERM_LENGTH }) },
    ])
  // LIKE compares character by character, which takes fifty times as long.
  return [is.or(texts.map((name) => sql<SqlBool>`instr(lower(${sql.ref(name)}), lower(${term})) > 0`))]
}
