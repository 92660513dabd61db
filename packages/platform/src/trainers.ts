import { randomUUID } from 'node:crypto'
import type { Reach } from './reach.ts'
import type { StoredSignIn, StoredTrainer } from './tables.ts'

/** Whoever may sign in to the console, and who did. */
export class Trainers {
  readonly #reach: Reach

  constructor(reach: Reach) {
    this.#reach = reach
  }

  all(): Promise<StoredTrainer[]> {
    return this.#reach((db) => db.selectFrom('trainers').selectAll().orderBy('createdAt').orderBy('id').execute())
  }

  byName(name: string): Promise<StoredTrainer | undefined> {
    return this.#reach((db) => db.selectFrom('trainers').selectAll().where('name', '=', name).executeTakeFirst())
  }

  /** @returns false when somebody has that name already */
  async add(trainer: StoredTrainer): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#reach((db) =>
      db
        .insertInto('trainers')
        .values(trainer)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow(),
    )
    return Number(numInsertedOrUpdatedRows) === 1
  }

  async setHash(id: string, hash: string): Promise<void> {
    await this.#reach((db) => db.updateTable('trainers').set({ hash }).where('id', '=', id).execute())
  }

  async remove(id: string): Promise<void> {
    await this.#reach((db) => db.deleteFrom('trainers').where('id', '=', id).execute())
  }

  async noteSignIn(signIn: StoredSignIn): Promise<void> {
    await this.#reach((db) =>
      db
        .insertInto('signIns')
        .values({ ...signIn, id: randomUUID() })
        .execute(),
    )
  }

  /** The newest first, `most` at most. */
  signIns(most: number): Promise<StoredSignIn[]> {
    return this.#reach((db) =>
      db
        .selectFrom('signIns')
        .select(['at', 'name', 'address', 'outcome'])
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
    )
  }
}
