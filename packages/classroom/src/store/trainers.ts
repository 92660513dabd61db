import { randomUUID } from 'node:crypto'
import type { QueryRunner } from './query-runner.ts'
import type { StoredSignIn, StoredTrainer } from './tables.ts'

/** Trainers, and sign-ins to the console. */
export class Trainers {
  readonly #runQuery: QueryRunner

  constructor(reach: QueryRunner) {
    this.#runQuery = reach
  }

  all(): Promise<StoredTrainer[]> {
    return this.#runQuery((db) => db.selectFrom('trainers').selectAll().orderBy('createdAt').orderBy('id').execute())
  }

  byName(name: string): Promise<StoredTrainer | undefined> {
    return this.#runQuery((db) => db.selectFrom('trainers').selectAll().where('name', '=', name).executeTakeFirst())
  }

  /** @returns false if the name is taken */
  async add(trainer: StoredTrainer): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#runQuery((db) =>
      db
        .insertInto('trainers')
        .values(trainer)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow(),
    )
    return Number(numInsertedOrUpdatedRows) === 1
  }

  async setHash(id: string, hash: string): Promise<void> {
    await this.#runQuery((db) => db.updateTable('trainers').set({ hash }).where('id', '=', id).execute())
  }

  async remove(id: string): Promise<void> {
    await this.#runQuery((db) => db.deleteFrom('trainers').where('id', '=', id).execute())
  }

  async recordSignIn(signIn: StoredSignIn): Promise<void> {
    await this.#runQuery((db) =>
      db
        .insertInto('signIns')
        .values({ ...signIn, id: randomUUID() })
        .execute(),
    )
  }

  /** Returns at most `most` sign-ins, newest first. */
  signIns(most: number): Promise<StoredSignIn[]> {
    return this.#runQuery((db) =>
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
