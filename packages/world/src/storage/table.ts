import type { ColumnType } from 'kysely'
import type { SqlValue } from '../statement.ts'

/** Type of a column. A `flag` is stored as 0 or 1 and shown as false or true; a `time` is ISO 8601 in UTC. */
export type ColumnKind = 'text' | 'integer' | 'real' | 'flag' | 'time'

/**
 * A column of a table.
 *
 * @typeParam Stored type that a query reads
 * @typeParam Given type that a query may write; includes `undefined` for an optional value
 */
export interface Column<Stored = unknown, Given = Stored> {
  readonly kind: ColumnKind
  /** Type and constraints in SQL. */
  readonly ddl: string
  /** Carries the types; never set. */
  readonly type?: ColumnType<Stored, Given, Given>
}

export type Columns = Readonly<Record<string, Column>>

/** Definition of a table. Its SQL, the types of its rows and the fields in responses are derived from it. */
export interface Table<Name extends string = string, Has extends Columns = Columns> {
  readonly name: Name
  /** In the order of the table. */
  readonly columns: Has
  /** The statement that creates it. */
  readonly ddl: string
}

/** A row as it is stored. */
export type RowOf<Described extends Table> = {
  readonly [Name in keyof Described['columns']]: Described['columns'][Name] extends Column<infer Stored, infer _>
    ? Stored
    : never
}

/** Tables in the form of the query builder. */
export type TablesOf<Described extends Readonly<Record<string, Table>>> = {
  [Each in keyof Described as Described[Each]['name']]: {
    [Name in keyof Described[Each]['columns']]: NonNullable<Described[Each]['columns'][Name]['type']>
  }
}

/**
 * Defines a table.
 *
 * @param constraints SQL of constraints on several columns
 */
export function table<const Name extends string, Has extends Columns>(
  name: Name,
  columns: Has,
  ...constraints: readonly string[]
): Table<Name, Has> {
  const parts = Object.entries(columns).map(([column, { ddl }]) => `${column} ${ddl}`)
  return { name, columns, ddl: `CREATE TABLE ${name} (${[...parts, ...constraints].join(', ')})` }
}

interface Options<Value> {
  /** The column allows NULL. */
  readonly nullable?: true
  /** Of a whole number: the row's id, which is optional in an insert. */
  readonly primaryKey?: true
  readonly unique?: true
  /** Stored when an insert has no value. */
  readonly default?: Value
  /** The table whose `id` the column holds. */
  readonly references?: string
}

type Stored<Value, Chosen> = Chosen extends { nullable: true } ? Value | null : Value
type Given<Value, Chosen> = Chosen extends { nullable: true } | { primaryKey: true } | { default: Value }
  ? Stored<Value, Chosen> | undefined
  : Value

/** A column type, called with options to create a column. */
type Kind<Value extends SqlValue, Written = Value> = <const Chosen extends Options<Value> = Record<never, never>>(
  options?: Chosen,
) => Column<Stored<Value, Chosen>, Given<Value, Chosen> | Stored<Written, Chosen>>

function kind<Value extends SqlValue, Written = Value>(
  kind: ColumnKind,
  type: 'TEXT' | 'INTEGER' | 'REAL',
): Kind<Value, Written> {
  return (options: Options<Value> = {}) => ({
    kind,
    ddl: [
      type,
      ...(options.primaryKey ? ['PRIMARY KEY'] : options.nullable ? [] : ['NOT NULL']),
      ...(options.default === undefined ? [] : [`DEFAULT ${literal(options.default)}`]),
      ...(options.unique ? ['UNIQUE'] : []),
      ...(options.references ? [`REFERENCES ${options.references} (id)`] : []),
    ].join(' '),
  })
}

function literal(value: SqlValue): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

export const text = kind<string>('text', 'TEXT')
export const integer = kind<number>('integer', 'INTEGER')
export const real = kind<number>('real', 'REAL')
export const flag = kind<0 | 1>('flag', 'INTEGER')
export const time = kind<string>('time', 'TEXT')
/** A whole number that may also be written as digits: above 2^53 a number would not be exact. */
export const longInteger = kind<number, number | string>('integer', 'INTEGER')

/** A text with a fixed set of values; `initial` is stored when none is given. */
export function choice<Value extends string>(initial: Value): Column<Value, Value | undefined> {
  return { kind: 'text', ddl: `TEXT NOT NULL DEFAULT ${literal(initial)}` }
}

/** The id of a row, counted from 1 and never reused. */
export function rowId(): Column<number, number | undefined> {
  return { kind: 'integer', ddl: 'INTEGER PRIMARY KEY AUTOINCREMENT' }
}

/** A text that the database computes from other columns. */
export function computedText(expression: string): Column<string, never> {
  return { kind: 'text', ddl: `TEXT AS (${expression})` }
}
