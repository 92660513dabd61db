import type { Reach } from './reach.ts'
import type { StoredHappening } from './tables.ts'

/** So many rows go into one statement: PostgreSQL takes 65,535 values at most, SQLite 32,766. */
const AT_ONCE = 500

/** What happened in the shops of events. */
export class Happenings {
  readonly #reach: Reach

  constructor(reach: Reach) {
    this.#reach = reach
  }

  /** Stores reports. One that is there already stays: a report may come twice, after a crash. */
  async add(reports: readonly StoredHappening[]): Promise<void> {
    // PostgreSQL keeps no U+0000.
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

  /** What happened in an event, the oldest first; visits are left out. */
  progress(event: string): Promise<StoredHappening[]> {
    return this.#of(event, false)
  }

  /** What happened in an event, visits as well, the oldest first. */
  all(event: string): Promise<StoredHappening[]> {
    return this.#of(event, true)
  }

  /** What happened to a team, or to one of its learners by a trainer's hand; the newest first, `most` at most. */
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
