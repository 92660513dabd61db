import { isUtf8 } from 'node:buffer'
import type Database from 'libsql'

/** The part of a connection that this module uses. */
interface StatementSource {
  prepare(sql: string): Database.Statement
}

/** Duration of a step of `checkTextsInSteps` in milliseconds. */
const STEP_MS = 5
/** Maximum size in bytes of a database that is checked in one step. */
const MAX_BYTES_PER_STEP = 2 ** 20

/**
 * Tells whether a database holds a text that is not UTF-8. SQLite's own checks accept such a text, but the driver ends the whole
 * process when it reads one. Therefore this reads all texts as bytes, which takes some milliseconds per megabyte.
 *
 * @param schema of the database in its connection
 */
export function hasInvalidUtf8(connection: StatementSource, schema: string): boolean {
  const selects = textSelects(connection, schema)
  if (selects === null) return true
  const rows = selects.map((select) => `SELECT group_concat(texts) AS texts FROM (${select})`)
  const [row] = connection
    .prepare(`SELECT CAST(group_concat(texts) AS BLOB) AS bytes FROM (${rows.join(' UNION ALL ')})`)
    .all([]) as { bytes: ArrayBuffer | null }[]
  return row?.bytes ? !isUtf8(new Uint8Array(row.bytes)) : false
}

/**
 * Does the same, but a large database in steps of some milliseconds, which take five times as long together. The connection must
 * be used for nothing else before the end.
 *
 * @param bytes size of the database
 * @returns the steps; the last one returns true if a text is not UTF-8
 */
export function* checkTextsInSteps(
  connection: StatementSource,
  schema: string,
  bytes: number,
): Generator<void, boolean> {
  if (bytes <= MAX_BYTES_PER_STEP) return hasInvalidUtf8(connection, schema)
  const selects = textSelects(connection, schema)
  if (selects === null) return true
  let started = performance.now()
  for (const select of selects) {
    const rows = connection.prepare(`SELECT CAST(texts AS BLOB) FROM (${select})`).raw().iterate([])
    for (const [bytes] of rows as Iterable<[ArrayBuffer]>) {
      if (!isUtf8(new Uint8Array(bytes))) return true
      if (performance.now() - started < STEP_MS) continue
      yield
      started = performance.now()
    }
  }
  return false
}

/** A statement for each table that returns the texts of each row as one text; null if a name is not UTF-8. */
function textSelects(connection: StatementSource, schema: string): string[] | null {
  const columns = connection
    .prepare(
      `SELECT hex(tables.name) AS "table", hex(columns.name) AS "column"
         FROM ${schema}.sqlite_master AS tables, pragma_table_info(tables.name, '${schema}') AS columns
         WHERE tables.type = 'table' ORDER BY tables.rowid`,
    )
    .all([]) as { table: string; column: string }[]
  const parts = new Map([['sqlite_master', ['name', 'sql']]])
  for (const each of columns) {
    const [table, column] = [fromHex(each.table), fromHex(each.column)]
    if (table === null || column === null) return null
    parts.set(table, [...(parts.get(table) ?? []), column])
  }
  return [...parts].map(([table, names]) => {
    // Values that are not texts are never read, however large they are.
    const values = names.map((name) => `CASE typeof(${quoted(name)}) WHEN 'text' THEN ${quoted(name)} ELSE '' END`)
    return `SELECT ${values.join(" || ',' || ")} AS texts FROM ${schema}.${quoted(table)}`
  })
}

function fromHex(digits: string): string | null {
  const bytes = Buffer.from(digits, 'hex')
  return isUtf8(bytes) ? bytes.toString() : null
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
