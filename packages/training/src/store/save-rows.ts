import { isUtf8 } from 'node:buffer'
import Database from 'libsql'

/**
 * Copies all readable rows of a damaged progress file into an empty one with the current schema. Tables and columns that exist in
 * only one of them are skipped.
 *
 * @param damaged path of the damaged file, which may be no database at all
 * @param file path of the empty one
 */
export function salvageRows(damaged: string, file: string): void {
  const [from, to] = [new Database(damaged), new Database(file)]
  try {
    // Keeps all data in one file, which is then moved to its place.
    to.exec('PRAGMA journal_mode = DELETE; BEGIN')
    for (const [table, columns] of columnsByTable(to)) {
      const names = columns.filter((column) => columnsOf(from, table).includes(column))
      if (names.length === 0) continue
      const insert = to.prepare(`INSERT OR IGNORE INTO ${table} (${names}) VALUES (${names.map(() => '?')})`)
      for (const row of readable(from, names, `"${table}"`)) insert.run(row)
    }
    to.exec('COMMIT')
  } finally {
    from.close()
    to.close()
  }
}

function columnsByTable(database: Database.Database): [table: string, columns: string[]][] {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all([]) as { name: string }[]
  return tables.map(({ name }) => [name, columnsOf(database, name)])
}

function columnsOf(database: Database.Database, table: string): string[] {
  return readable(database, ['name'], `pragma_table_info('${table}')`).map(([name]) => String(name))
}

/**
 * The rows of a table up to the first that cannot be read. Rows with a text that is not UTF-8 are skipped, because the driver
 * ends the whole process when it reads one as a text.
 */
function readable(database: Database.Database, columns: readonly string[], table: string): unknown[][] {
  const rows: unknown[][] = []
  const values = columns.map((name) => `typeof(${name}), iif(typeof(${name}) = 'text', CAST(${name} AS BLOB), ${name})`)
  try {
    for (const found of database.prepare(`SELECT ${values} FROM ${table}`).raw().iterate([])) {
      const row = columns.map((_, index) =>
        readableValue((found as unknown[])[2 * index], (found as unknown[])[2 * index + 1]),
      )
      if (!row.includes(undefined)) rows.push(row)
    }
  } catch {
    // The remaining rows are on a corrupt page.
  }
  return rows
}

/** Undefined for a text that is not UTF-8. */
function readableValue(type: unknown, value: unknown): unknown {
  if (type !== 'text') return value
  const bytes = new Uint8Array(value as ArrayBuffer)
  return isUtf8(bytes) ? Buffer.from(bytes).toString() : undefined
}
