import type { QueryRunner } from './query-runner.ts'
import type { StoredEvent, StoredTemplate, Tables } from './tables.ts'

/** Events, and settings saved as templates. */
export class ClassEvents {
  readonly #runQuery: QueryRunner

  constructor(reach: QueryRunner) {
    this.#runQuery = reach
  }

  /** Returns all events, oldest first. */
  async all(): Promise<StoredEvent[]> {
    const rows = await this.#runQuery((db) =>
      db.selectFrom('events').selectAll().orderBy('createdAt').orderBy('id').execute(),
    )
    return rows.map((row) => ({ ...row, settings: JSON.parse(row.settings), released: JSON.parse(row.released) }))
  }

  /** Inserts or updates an event. */
  async put(event: StoredEvent): Promise<void> {
    const row: Tables['events'] = {
      ...event,
      settings: JSON.stringify(event.settings),
      released: JSON.stringify(event.released),
    }
    const { id: _, ...changed } = row
    await this.#runQuery((db) =>
      db
        .insertInto('events')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
        .execute(),
    )
  }

  /** Deletes an event with its learners, teams and reports. */
  async delete(id: string): Promise<void> {
    await this.#runQuery((db) =>
      db.transaction().execute(async (together) => {
        for (const table of ['happenings', 'learners', 'teams'] as const)
          await together.deleteFrom(table).where('event', '=', id).execute()
        await together.deleteFrom('events').where('id', '=', id).execute()
      }),
    )
  }

  /** Returns the saved settings, ordered by id. */
  async templates(): Promise<StoredTemplate[]> {
    const rows = await this.#runQuery((db) => db.selectFrom('templates').selectAll().orderBy('id').execute())
    return rows.map(({ id, settings }) => ({ id, settings: JSON.parse(settings) }))
  }

  async putTemplate({ id, settings }: StoredTemplate): Promise<void> {
    await this.#runQuery((db) =>
      db
        .insertInto('templates')
        .values({ id, settings: JSON.stringify(settings) })
        .execute(),
    )
  }

  async deleteTemplate(id: string): Promise<void> {
    await this.#runQuery((db) => db.deleteFrom('templates').where('id', '=', id).execute())
  }
}
