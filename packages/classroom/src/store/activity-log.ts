import { setImmediate as pause } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'
import type { QueryRunner } from './query-runner.ts'
import type { StoredActivityEntry, Tables } from './tables.ts'

/** Maximum size of one INSERT statement. PostgreSQL allows at most 65,535 values, SQLite 32,766. */
const PER_INSERT = { rows: 500, characters: 250_000 }
/** Rows that are read at once. SQLite reads on the main thread, and a row has up to 60 kB. */
const ROWS_PER_PAGE = 20

type Select = SelectQueryBuilder<Tables, 'happenings', StoredActivityEntry>

/** Reports from the shops of events. */
export class ActivityLog {
  readonly #runQuery: QueryRunner

  constructor(reach: QueryRunner) {
    this.#runQuery = reach
  }

  /** Stores reports and ignores known ids, because a crash can cause a second delivery. */
  async add(reports: readonly StoredActivityEntry[]): Promise<void> {
    for (let from = 0; from < reports.length; ) {
      const rows = batchFrom(reports, from)
      await this.#runQuery((db) =>
        db
          .insertInto('happenings')
          .values(rows)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      )
      from += rows.length
      if (from < reports.length) await pause()
    }
  }

  /** Reads the reports of an event without visits, oldest first. */
  progress(event: string): AsyncGenerator<StoredActivityEntry> {
    return this.#read((rows) => rows.where('event', '=', event).where('kind', '!=', 'visit'))
  }

  /** Reads the reports of an event with visits, oldest first. */
  all(event: string): AsyncGenerator<StoredActivityEntry> {
    return this.#read((rows) => rows.where('event', '=', event))
  }

  /** Reads the reports of a team's own fixes, oldest first. */
  ownFixes(team: string): AsyncGenerator<StoredActivityEntry> {
    return this.#read((rows) => rows.where('team', '=', team).where('kind', '=', 'own-fix'))
  }

  /**
   * Returns the latest reports of a team, and of a trainer's changes to one of its learners, newest first.
   *
   * @param most maximum number of entries; and of characters in their texts, which the last entry may exceed
   */
  async latest(
    team: string,
    learner: string,
    most: { readonly entries: number; readonly characters: number },
  ): Promise<StoredActivityEntry[]> {
    const known = await Promise.all([
      this.#latestIds('team', team, most.entries),
      this.#latestIds('learner', learner, most.entries),
    ])
    const ids = [...new Map(known.flat().map((row) => [row.id, row])).values()]
      .sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
      .slice(0, most.entries)
      .map(({ id }) => id)
    const found: StoredActivityEntry[] = []
    let characters = 0
    for (let from = 0; from < ids.length && characters < most.characters; from += ROWS_PER_PAGE) {
      if (from > 0) await pause()
      const page = ids.slice(from, from + ROWS_PER_PAGE)
      const rows = await this.#runQuery((db) =>
        db.selectFrom('happenings').selectAll().where('id', 'in', page).execute(),
      )
      const rowOf = new Map(rows.map((row) => [row.id, row]))
      for (const id of page) {
        const row = rowOf.get(id)
        if (!row || characters >= most.characters) continue
        found.push(row)
        characters += row.text.length
      }
    }
    return found
  }

  /** Each query has an index of its own. One query with `or`, or with the event, could read every report of the event. */
  #latestIds(column: 'team' | 'learner', value: string, most: number) {
    return this.#runQuery((db) =>
      db
        .selectFrom('happenings')
        .select(['id', 'at'])
        .where(column, '=', value)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
    )
  }

  /** Reads reports in pages, and lets other requests run after each. */
  async *#read(narrowed: (rows: Select) => Select): AsyncGenerator<StoredActivityEntry> {
    let last: StoredActivityEntry | undefined
    for (;;) {
      const page = await this.#runQuery((db) => {
        const rows = narrowed(db.selectFrom('happenings').selectAll())
        return (last ? after(rows, last) : rows).orderBy('at').orderBy('id').limit(ROWS_PER_PAGE).execute()
      })
      yield* page
      if (page.length < ROWS_PER_PAGE) return
      last = page.at(-1)!
      await pause()
    }
  }
}

/** Selects the rows after one of them. The first condition lets the database use its index. */
function after(rows: Select, { at, id }: StoredActivityEntry): Select {
  return rows.where('at', '>=', at).where((is) => is.or([is('at', '>', at), is('id', '>', id)]))
}

/** Returns the reports from an index on that fit into one statement, at least one. */
function batchFrom(reports: readonly StoredActivityEntry[], from: number): StoredActivityEntry[] {
  const rows: StoredActivityEntry[] = []
  let characters = 0
  for (const report of reports.slice(from, from + PER_INSERT.rows)) {
    characters += report.text.length
    if (rows.length > 0 && characters > PER_INSERT.characters) break
    // PostgreSQL cannot store U+0000.
    rows.push({ ...report, text: report.text.replaceAll('\0', '\ufffd') })
  }
  return rows
}
