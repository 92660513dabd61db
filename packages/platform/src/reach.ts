import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Carries out something that asks the database. @throws PlatformUnreachable when that cannot be asked */
export type Reach = <Result>(ask: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>
