import Database from 'libsql'

/**
 * Copies all rows that can still be read from a damaged file of progress into an empty one of the present form. Tables and
 * columns that only one of them has are left out.
 *
 * @param damaged path of the damaged file, which may be no database at all
 * @param file path of the empty one
 */
export function saveRows(damaged: string, file: string): void {
  const [from, to] = [new Database(damaged), new Database(file)]
  try {
    // All of it is in the one file then, which is moved to its place.
    to.exec('PRAGMA journal_mode = DELETE; BEGIN')
    for (const [table, columns] of columnsByTable(to)) {
      const names = columns.filter((column) => columnsOf(from, table).includes(column))
      if (names.length === 0) continue
      const insert = to.prepare(`INSERT OR IGNORE INTO ${table} (${names}) VALUES (${names.map(() => '?')})`)
      for (const row of readable(from, `SELECT ${names} FROM ${table}`)) insert.run(row)
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
  return readable(database, `SELECT name FROM pragma_table_info('${table}')`).map(([name]) => String(name))
}

/** The rows of a query up to the first that cannot be read. */
function readable(database: Database.Database, sql: string): unknown[][] {
  const rows: unknown[][] = []
  try {
    for (const row of database.prepare(sql).raw().iterate([])) rows.push(row as unknown[])
  } catch {
    // The rest is on a broken page.
  }
  return rows
}
