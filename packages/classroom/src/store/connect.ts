import { mkdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { checkTextsInSteps } from '@fruit/world/storage/invalid-utf8'
import { isDamage } from '@fruit/world/storage/world-storage'
import { type Dialect, PostgresDialect, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { DamagedClassDatabase, UnusableDatabaseUrl } from './platform-unreachable.ts'

/** Timeout of connections and statements in milliseconds. After it, the connection counts as lost. */
const TIMEOUT_MS = 10_000

/**
 * Opens a file in the data folder and creates it if it does not exist. Only the server's user can read its folder.
 *
 * @throws DamagedClassDatabase when it is no database or the driver cannot read a text in it
 */
export function openSqlite(file: string): Dialect {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Database(file)
  try {
    // Reports stay on disk until they are stored here, so delayed synchronization is safe.
    for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'busy_timeout = 2000'])
      database.prepare(`PRAGMA ${pragma}`).get()
    if (isInvalid(checkTextsInSteps(database, 'main', statSync(file).size)))
      throw new DamagedClassDatabase(file, 'it contains text that is not UTF-8')
  } catch (error) {
    database.close()
    const { code, message } = error as NodeJS.ErrnoException
    throw isDamage(code) ? new DamagedClassDatabase(file, message) : error
  }
  return new SqliteDialect({ database })
}

/** Takes all steps at once, because the server does not listen yet. */
function isInvalid(steps: Iterator<void, boolean>): boolean {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * Connects to a PostgreSQL server. The driver is loaded on demand because most classes do not need it.
 *
 * @param url `postgres://user:password@host:port/database`
 * @throws UnusableDatabaseUrl for any other URL
 */
export async function openPostgres(url: string): Promise<Dialect> {
  const isUsable = URL.canParse(url) && /^postgres(?:ql)?:$/.test(new URL(url).protocol)
  if (!isUsable)
    throw new UnusableDatabaseUrl(
      'DATABASE_URL must be a URL such as postgres://user:password@host:5432/database. Without it, the class is stored in the data folder.',
    )
  const pg = createRequire(import.meta.url)('pg') as typeof import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  // Ignores lost idle connections; the next query reports the error.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
