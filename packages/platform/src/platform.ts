import { type Dialect, Kysely } from 'kysely'
import { ClassEvents } from './class-events.ts'
import { postgres, sqlite } from './connect.ts'
import { Happenings } from './happenings.ts'
import { Learners } from './learners.ts'
import { migrate } from './migrations.ts'
import { explained } from './platform-unreachable.ts'
import type { Reach } from './reach.ts'
import type { Tables } from './tables.ts'
import { Trainers } from './trainers.ts'

/** Data of a class besides its shops: events, learners, teams, trainers and reports. */
export class Platform {
  readonly events: ClassEvents
  readonly learners: Learners
  readonly trainers: Trainers
  readonly happenings: Happenings
  readonly #db: Kysely<Tables>

  private constructor(db: Kysely<Tables>) {
    this.#db = db
    const reach: Reach = async (ask) => {
      try {
        return await ask(db)
      } catch (error) {
        throw explained(error)
      }
    }
    this.events = new ClassEvents(reach)
    this.learners = new Learners(reach)
    this.trainers = new Trainers(reach)
    this.happenings = new Happenings(reach)
  }

  /**
   * Opens the database of a class and migrates its tables to this version.
   *
   * @param place `url` of a PostgreSQL server, otherwise the `file` of an SQLite database
   * @throws UnusableDatabaseUrl for an unsupported URL; PlatformUnreachable if no server responds
   */
  static async open({ url, file }: { readonly url?: string | undefined; readonly file: string }): Promise<Platform> {
    return Platform.on(url ? await postgres(url) : sqlite(file))
  }

  /** @param dialect any database supported by Kysely */
  static async on(dialect: Dialect): Promise<Platform> {
    const db = new Kysely<Tables>({ dialect })
    try {
      await migrate(db as Kysely<never>)
    } catch (error) {
      await db.destroy().catch(() => {})
      throw explained(error)
    }
    return new Platform(db)
  }

  async close(): Promise<void> {
    await this.#db.destroy()
  }
}
