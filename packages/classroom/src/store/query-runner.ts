import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Runs a database operation. @throws PlatformUnreachable if the database is unreachable */
export type QueryRunner = <Result>(ask: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>
