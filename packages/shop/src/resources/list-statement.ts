import type { Query } from '@fruit/world/query'
import type { SqlValue } from '@fruit/world/statement'
import type { ColumnKind, Columns } from '@fruit/world/table'
import { filled } from '@fruit/world/texts/texts'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { type RowSource, rowsOf, type Scope, type StoredRow } from './row-source.ts'
import { invalid } from './rules.ts'

type Filters = Readonly<Record<string, string | readonly string[] | undefined>>

/** Rows of a page where the query asks for a page without saying how large. */
const PAGE_SIZE = 100

/**
 * The statement that lists rows as a query asks: `<column>=<value>`, `q`, `sort`, `offset`, `count`, `page`.
 *
 * @param scope rows that the visitor may see
 * @throws Refusal 400 for a column to sort by that is not there, or a number that is none
 */
export function listStatement({ table, columns }: RowSource, query: Filters, scope: Scope): Query<StoredRow> {
  let rows = rowsOf(table, scope)
  for (const condition of [...filters(columns, query), ...search(columns, query)]) rows = rows.where(condition)
  for (const { column, direction } of order(columns, query)) rows = rows.orderBy(column, direction)
  const { size, offset } = limit(query)
  if (size !== undefined) rows = rows.limit(size).offset(offset)
  return rows.compile()
}

/** The statement that finds one row among those that the visitor may see. */
export function rowStatement(source: RowSource, id: number, scope: Scope): Query<StoredRow> {
  if (Object.keys(scope).length === 0) return source.byId(id)
  return rowsOf(source.table, scope).where('id', '=', id).compile()
}

const is = expressionBuilder<Record<string, Record<string, SqlValue>>, string>()

function filters(columns: Columns, query: Filters): Expression<SqlBool>[] {
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

/** A value of a query: JSON where it is JSON of a kind that the column can hold, else the text as it stands. */
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

function search(columns: Columns, query: Filters): Expression<SqlBool>[] {
  const term = first(query.q)
  const texts = Object.keys(columns).filter((name) => columns[name]!.kind === 'text')
  if (!term || texts.length === 0) return []
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
  return [is.or(texts.map((name) => sql<SqlBool>`${sql.ref(name)} like ${pattern} escape '\\'`))]
}

function order(columns: Columns, query: Filters): { column: string; direction: 'asc' | 'desc' }[] {
  const terms = new Map<string, 'asc' | 'desc'>()
  const wanted = first(query.sort)
  for (const term of wanted ? wanted.split(',') : []) {
    const column = term.replace(/^-/, '')
    if (!Object.hasOwn(columns, column))
      throw invalid([{ field: 'sort', message: filled('There is no column {{column}} to sort by.', { column }) }])
    terms.set(column, term.startsWith('-') ? 'desc' : 'asc')
  }
  return [...[...terms].map(([column, direction]) => ({ column, direction })), { column: 'id', direction: 'asc' }]
}

function limit(query: Filters): { size?: number; offset: number } {
  const [count, page, offset = 0] = ['count', 'page', 'offset'].map((name) => wholeNumber(name, first(query[name])))
  if (page !== undefined) return { size: count ?? PAGE_SIZE, offset: page * (count ?? PAGE_SIZE) }
  if (count === undefined && offset === 0) return { offset }
  return { size: count ?? -1, offset }
}

function wholeNumber(field: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,9}$/.test(text))
    throw invalid([{ field, message: filled('{{field}} takes a whole number, such as 12.', { field }) }])
  return Number(text)
}

function first(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}
