import type { Reach } from './reach.ts'
import type { StoredEvent, StoredTemplate, Tables } from './tables.ts'

/** Events, and the settings that trainers keep to begin others with. */
export class ClassEvents {
  readonly #reach: Reach

  constructor(reach: Reach) {
    this.#reach = reach
  }

  /** The oldest first. */
  async all(): Promise<StoredEvent[]> {
    const rows = await this.#reach((db) =>
      db.selectFrom('events').selectAll().orderBy('createdAt').orderBy('id').execute(),
    )
    return rows.map((row) => ({ ...row, settings: JSON.parse(row.settings), released: JSON.parse(row.released) }))
  }

  /** Stores an event, or what changed of it. */
  async put(event: StoredEvent): Promise<void> {
    const row: Tables['events'] = {
      ...event,
      settings: JSON.stringify(event.settings),
      released: JSON.stringify(event.released),
    }
    const { id: _, ...changed } = row
    await this.#reach((db) =>
      db
        .insertInto('events')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
        .execute(),
    )
  }

  /** Deletes an event with its learners, its teams and what happened in it. */
  async delete(id: string): Promise<void> {
    await this.#reach((db) =>
      db.transaction().execute(async (together) => {
        for (const table of ['happenings', 'learners', 'teams'] as const)
          await together.deleteFrom(table).where('event', '=', id).execute()
        await together.deleteFrom('events').where('id', '=', id).execute()
      }),
    )
  }

  /** Kept settings, by name. */
  async templates(): Promise<StoredTemplate[]> {
    const rows = await this.#reach((db) => db.selectFrom('templates').selectAll().orderBy('id').execute())
    return rows.map(({ id, settings }) => ({ id, settings: JSON.parse(settings) }))
  }

  async putTemplate({ id, settings }: StoredTemplate): Promise<void> {
    await this.#reach((db) =>
      db
        .insertInto('templates')
        .values({ id, settings: JSON.stringify(settings) })
        .execute(),
    )
  }

  async deleteTemplate(id: string): Promise<void> {
    await this.#reach((db) => db.deleteFrom('templates').where('id', '=', id).execute())
  }
}
