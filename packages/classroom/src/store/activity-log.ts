import type { QueryRunner } from './query-runner.ts'
import type { StoredActivityEntry } from './tables.ts'

/** Rows per statement. PostgreSQL allows at most 65,535 values, SQLite 32,766. */
const ROWS_PER_STATEMENT = 500

/** Reports from the shops of events. */
export class ActivityLog {
  readonly #runQuery: QueryRunner

  constructor(reach: QueryRunner) {
    this.#runQuery = reach
  }

  /** Stores reports and ignores known ids, because a crash can cause a second delivery. */
  async add(reports: readonly StoredActivityEntry[]): Promise<void> {
    // PostgreSQL cannot store U+0000.
    const rows = reports.map((report) => ({ ...report, text: report.text.replaceAll('\0', '\ufffd') }))
    for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
      await this.#runQuery((db) =>
        db
          .insertInto('happenings')
          .values(rows.slice(from, from + ROWS_PER_STATEMENT))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      )
  }

  /** Returns the reports of an event without visits, oldest first. */
  progress(event: string): Promise<StoredActivityEntry[]> {
    return this.#of(event, false)
  }

  /** Returns the reports of an event with visits, oldest first. */
  all(event: string): Promise<StoredActivityEntry[]> {
    return this.#of(event, true)
  }

  /** Returns at most `most` reports of a team, or of a trainer's changes to one of its learners, newest first. */
  latest(event: string, team: string, learner: string, most: number): Promise<StoredActivityEntry[]> {
    return this.#runQuery((db) =>
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

  #of(event: string, withVisits: boolean): Promise<StoredActivityEntry[]> {
    return this.#runQuery((db) => {
      const rows = db.selectFrom('happenings').selectAll().where('event', '=', event)
      return (withVisits ? rows : rows.where('kind', '!=', 'visit')).orderBy('at').orderBy('id').execute()
    })
  }
}
