import type { SqlValue, Statement } from '@fruit/world/seam'
import type { ColumnKind, Columns } from './columns.ts'
import { invalid } from './rules.ts'

/** A part of a WHERE clause. */
interface Condition {
  readonly sql: string
  readonly parameters: readonly SqlValue[]
}

/** Which rows a query means: those where every column has one of the values. */
export type Scope = Readonly<Record<string, SqlValue>>

/** What a list is made from. */
export interface ListSource {
  readonly table: string
  readonly columns: Columns
  /** Rows that carry a `deletedAt` are gone. */
  readonly softDelete?: true
  /** What is said, with status 400, about a row that is not there for the visitor; without it such rows answer 404. */
  readonly absent?: string
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** Rows of a page where the query asks for a page without saying how large. */
const PAGE_SIZE = 100

/**
 * The statement that lists rows as a query asks: `<column>=<value>`, `q`, `sort`, `offset`, `count`, `page`.
 *
 * @param scope rows that the visitor may see
 * @throws Refusal 400 for a column to sort by that is not there, or a number that is none
 */
export function listStatement(source: ListSource, query: Query, scope: Scope): Statement {
  const conditions = [
    ...scopeConditions(source, scope),
    ...filters(source.columns, query),
    ...search(source.columns, query),
  ]
  const where = conditions.length > 0 ? ` WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : ''
  return {
    sql: `SELECT * FROM "${source.table}"${where} ORDER BY ${order(source.columns, query)}${limit(query)}`,
    parameters: conditions.flatMap(({ parameters }) => parameters),
  }
}

/** The statement that finds one row among those that the visitor may see. */
export function rowStatement(source: ListSource, id: number, scope: Scope): Statement {
  const conditions = scopeConditions(source, { ...scope, id })
  // A scope may itself be about the id: then both must hold.
  if (scope.id !== undefined) conditions.push(equals('id', scope.id))
  return {
    sql: `SELECT * FROM "${source.table}" WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    parameters: conditions.flatMap(({ parameters }) => parameters),
  }
}

function scopeConditions(source: ListSource, scope: Scope): Condition[] {
  const conditions = Object.entries(scope).map(([name, value]) => equals(name, value))
  if (source.softDelete) conditions.push(equals('deletedAt', null))
  return conditions
}

function filters(columns: Columns, query: Query): Condition[] {
  return Object.entries(columns).flatMap(([name, kind]) => {
    const wanted = query[name]
    if (wanted === undefined) return []
    const anyOf = [wanted].flat().map((value) => equals(name, readValue(kind, value)))
    return [
      {
        sql: `(${anyOf.map(({ sql }) => sql).join(' OR ')})`,
        parameters: anyOf.flatMap(({ parameters }) => parameters),
      },
    ]
  })
}

function equals(column: string, value: SqlValue): Condition {
  return value === null
    ? { sql: `"${column}" IS NULL`, parameters: [] }
    : { sql: `"${column}" = ?`, parameters: [value] }
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

function search(columns: Columns, query: Query): Condition[] {
  const term = first(query.q)
  const texts = Object.keys(columns).filter((name) => columns[name] === 'text')
  if (!term || texts.length === 0) return []
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
  return [
    {
      sql: `(${texts.map((name) => `"${name}" LIKE ? ESCAPE '\\'`).join(' OR ')})`,
      parameters: texts.map(() => pattern),
    },
  ]
}

function order(columns: Columns, query: Query): string {
  const wanted = first(query.sort)
  if (!wanted) return '"id"'
  const terms = new Map<string, string>()
  for (const term of wanted.split(',')) {
    const column = term.replace(/^-/, '')
    if (!Object.hasOwn(columns, column))
      throw invalid([{ field: 'sort', message: `There is no column ${column} to sort by.` }])
    terms.set(column, `"${column}"${term.startsWith('-') ? ' DESC' : ''}`)
  }
  return [...terms.values(), '"id"'].join(', ')
}

function limit(query: Query): string {
  const [count, page, offset] = ['count', 'page', 'offset'].map((name) => wholeNumber(name, first(query[name])))
  if (count === undefined && page === undefined && offset === undefined) return ''
  const size = count ?? (page === undefined ? -1 : PAGE_SIZE)
  return ` LIMIT ${size} OFFSET ${page === undefined ? (offset ?? 0) : page * size}`
}

function wholeNumber(field: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,9}$/.test(text)) throw invalid([{ field, message: `${field} takes a whole number, such as 12.` }])
  return Number(text)
}

function first(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}
