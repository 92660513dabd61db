import { type Dialect, Kysely } from 'kysely'
import { ActivityLog } from './activity-log.ts'
import { ClassEvents } from './class-events.ts'
import { openPostgres, openSqlite } from './connect.ts'
import { Learners } from './learners.ts'
import { migrate } from './migrations.ts'
import { withoutDriverDetails } from './platform-unreachable.ts'
import type { QueryRunner } from './query-runner.ts'
import type { Tables } from './tables.ts'
import { Trainers } from './trainers.ts'

/** Data of a class besides its shops: events, learners, teams, trainers and reports. */
export class Platform {
  readonly events: ClassEvents
  readonly learners: Learners
  readonly trainers: Trainers
  readonly activityLog: ActivityLog
  readonly #db: Kysely<Tables>

  private constructor(db: Kysely<Tables>) {
    this.#db = db
    const reach: QueryRunner = async (ask) => {
      try {
        return await ask(db)
      } catch (error) {
        throw withoutDriverDetails(error)
      }
    }
    this.events = new ClassEvents(reach)
    this.learners = new Learners(reach)
    this.trainers = new Trainers(reach)
    this.activityLog = new ActivityLog(reach)
  }

  /**
   * Opens the database of a class and migrates its tables to this version.
   *
   * @param place `url` of a PostgreSQL server, otherwise the `file` of an SQLite database
   * @throws UnusableDatabaseUrl for an unsupported URL; PlatformUnreachable if no server responds; DamagedClassDatabase
   */
  static async open({ url, file }: { readonly url?: string | undefined; readonly file: string }): Promise<Platform> {
    return Platform.fromDialect(url ? await openPostgres(url) : openSqlite(file))
  }

  /** @param dialect any database supported by Kysely */
  static async fromDialect(dialect: Dialect): Promise<Platform> {
    const db = new Kysely<Tables>({ dialect })
    try {
      await migrate(db as Kysely<never>)
    } catch (error) {
      await db.destroy().catch(() => {})
      throw withoutDriverDetails(error)
    }
    return new Platform(db)
  }

  async close(): Promise<void> {
    await this.#db.destroy()
  }
}
