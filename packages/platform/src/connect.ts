import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { type Dialect, PostgresDialect, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { UnusableDatabaseUrl } from './platform-unreachable.ts'

/** A connection or a statement that takes longer, in milliseconds, counts as lost. */
const PATIENCE_MS = 10_000

/** A file of the data folder, made when it is missing. Its folder is made for the user of the server alone. */
export function sqlite(file: string): Dialect {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Database(file)
  // What happened is in the reports on the disk until it is here, so the system may take its time.
  for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'busy_timeout = 2000'])
    database.prepare(`PRAGMA ${pragma}`).get()
  return new SqliteDialect({ database })
}

/**
 * A PostgreSQL server. Its driver is loaded only here: most classes need none.
 *
 * @param url `postgres://user:password@host:port/database`
 * @throws UnusableDatabaseUrl for any other address
 */
export async function postgres(url: string): Promise<Dialect> {
  const isUsable = URL.canParse(url) && /^postgres(?:ql)?:$/.test(new URL(url).protocol)
  if (!isUsable)
    throw new UnusableDatabaseUrl(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/database. Leave it out to keep the class in the data folder.',
    )
  const pg = createRequire(import.meta.url)('pg') as typeof import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  // A connection that breaks while nobody uses it: the next query says so.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
