import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PostgresDialect } from 'kysely'
import { Platform } from '../platform.ts'

/** A separate database for one test. */
export interface TestPlatform {
  readonly platform: Platform
  close(): Promise<void>
}

/** All supported databases by name. PostgreSQL is included if `TEST_DATABASE_URL` is set. */
export function databases(): readonly (readonly [string, () => Promise<TestPlatform>])[] {
  const url = process.env.TEST_DATABASE_URL
  return [['SQLite', onSqlite], ['PGlite', onPGlite], ...(url ? ([['PostgreSQL', () => onServer(url)]] as const) : [])]
}

async function onSqlite(): Promise<TestPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'fruit-platform-'))
  const platform = await Platform.open({ file: join(folder, 'class.db') })
  return {
    platform,
    close: async () => {
      await platform.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL in WebAssembly instead of the driver's pool. */
async function onPGlite(): Promise<TestPlatform> {
  const database = await PGlite.create()
  const pool = {
    connect: async () => ({
      query: async (sql: string, parameters: readonly unknown[]) => {
        const { rows, affectedRows } = await database.query<never>(sql, [...parameters])
        const command = sql.trimStart().split(' ', 1)[0]!.toUpperCase() as 'SELECT'
        return { command, rows, rowCount: rows.length || (affectedRows ?? 0) }
      },
      release: () => {},
    }),
    end: () => database.close(),
  }
  const platform = await Platform.fromDialect(new PostgresDialect({ pool: pool as never }))
  return { platform, close: () => platform.close() }
}

/** A temporary schema on the server. */
async function onServer(url: string): Promise<TestPlatform> {
  const { default: pg } = await import('pg')
  const schema = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`CREATE SCHEMA ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  const platform = await Platform.open({ url: own.href, file: '' })
  return {
    platform,
    close: async () => {
      await platform.close()
      await admin.query(`DROP SCHEMA ${schema} CASCADE`)
      await admin.end()
    },
  }
}
