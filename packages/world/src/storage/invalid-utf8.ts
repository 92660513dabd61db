import { isUtf8 } from 'node:buffer'
import type Database from 'libsql'

/** The part of a connection that this module uses. */
interface StatementSource {
  prepare(sql: string): Database.Statement
}

/**
 * Tells whether a database holds a text that is not UTF-8. SQLite's own checks accept such a text, but the driver ends the whole
 * process when it reads one. Therefore this reads all texts as bytes, which takes some milliseconds per megabyte.
 *
 * @param schema of the database in its connection
 */
export function hasInvalidUtf8(connection: StatementSource, schema: string): boolean {
  const columns = connection
    .prepare(
      `SELECT hex(tables.name) AS "table", hex(columns.name) AS "column"
         FROM ${schema}.sqlite_master AS tables, pragma_table_info(tables.name, '${schema}') AS columns
         WHERE tables.type = 'table' ORDER BY tables.rowid`,
    )
    .all([]) as { table: string; column: string }[]
  const names = columns.map((each) => ({ table: fromHex(each.table), column: fromHex(each.column) }))
  if (names.some(({ table, column }) => table === null || column === null)) return true
  const parts = new Map<string, string[]>([['sqlite_master', ['name', 'sql']]])
  for (const { table, column } of names) parts.set(table!, [...(parts.get(table!) ?? []), column!])
  const texts = [...parts].map(([table, columns]) => {
    // Values that are not texts are never read, however large they are.
    const values = columns.map(
      (column) => `CASE typeof(${quoted(column)}) WHEN 'text' THEN ${quoted(column)} ELSE '' END`,
    )
    return `SELECT group_concat(${values.join(" || ',' || ")}) AS texts FROM ${schema}.${quoted(table)}`
  })
  const [row] = connection
    .prepare(`SELECT CAST(group_concat(texts) AS BLOB) AS bytes FROM (${texts.join(' UNION ALL ')})`)
    .all([]) as { bytes: ArrayBuffer | null }[]
  return row?.bytes ? !isUtf8(new Uint8Array(row.bytes)) : false
}

function fromHex(digits: string): string | null {
  const bytes = Buffer.from(digits, 'hex')
  return isUtf8(bytes) ? bytes.toString() : null
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
