import type { Reach } from './reach.ts'
import type { StoredHappening } from './tables.ts'

/** Rows per statement. PostgreSQL allows at most 65,535 values, SQLite 32,766. */
const AT_ONCE = 500

/** Reports from the shops of events. */
export class Happenings {
  readonly #reach: Reach

  constructor(reach: Reach) {
    this.#reach = reach
  }

  /** Stores reports and ignores known ids, because a crash can cause a second delivery. */
  async add(reports: readonly StoredHappening[]): Promise<void> {
    // PostgreSQL cannot store U+0000.
    const rows = reports.map((report) => ({ ...report, text: report.text.replaceAll('\0', '\ufffd') }))
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await this.#reach((db) =>
        db
          .insertInto('happenings')
          .values(rows.slice(from, from + AT_ONCE))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      )
  }

  /** Returns the reports of an event without visits, oldest first. */
  progress(event: string): Promise<StoredHappening[]> {
    return this.#of(event, false)
  }

  /** Returns the reports of an event with visits, oldest first. */
  all(event: string): Promise<StoredHappening[]> {
    return this.#of(event, true)
  }

  /** Returns at most `most` reports of a team, or of a trainer's changes to one of its learners, newest first. */
  latest(event: string, team: string, learner: string, most: number): Promise<StoredHappening[]> {
    return this.#reach((db) =>
      db
        .selectFrom('happenings')
        .selectAll()
        .where('event', '=', event)
        .where((is) => is.or([is('team', '=', team), is('learner', '=', learner)]))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
    )
  }

  #of(event: string, withVisits: boolean): Promise<StoredHappening[]> {
    return this.#reach((db) => {
      const rows = db.selectFrom('happenings').selectAll().where('event', '=', event)
      return (withVisits ? rows : rows.where('kind', '!=', 'visit')).orderBy('at').orderBy('id').execute()
    })
  }
}
