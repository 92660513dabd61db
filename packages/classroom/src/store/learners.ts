import type { QueryRunner } from './query-runner.ts'
import type { StoredLearner, StoredTeam } from './tables.ts'

/** Learners and their teams. */
export class Learners {
  readonly #runQuery: QueryRunner

  constructor(reach: QueryRunner) {
    this.#runQuery = reach
  }

  /** Returns all learners of all events, in the order in which they joined. */
  all(): Promise<StoredLearner[]> {
    return this.#runQuery((db) => db.selectFrom('learners').selectAll().orderBy('joinedAt').orderBy('id').execute())
  }

  /** Returns all teams of all events, oldest first. */
  teams(): Promise<StoredTeam[]> {
    return this.#runQuery((db) => db.selectFrom('teams').selectAll().orderBy('createdAt').orderBy('id').execute())
  }

  /** Stores a new learner, with the team if they founded one. */
  async add(learner: StoredLearner, newTeam: StoredTeam | null): Promise<void> {
    await this.#runQuery((db) =>
      db.transaction().execute(async (together) => {
        if (newTeam) await together.insertInto('teams').values(newTeam).execute()
        await together.insertInto('learners').values(learner).execute()
      }),
    )
  }

  /** Updates a learner, with the team if they founded one. */
  async update(learner: StoredLearner, newTeam: StoredTeam | null = null): Promise<void> {
    const { id, event: _, ...changed } = learner
    await this.#runQuery((db) =>
      db.transaction().execute(async (together) => {
        if (newTeam) await together.insertInto('teams').values(newTeam).execute()
        await together.updateTable('learners').set(changed).where('id', '=', id).execute()
      }),
    )
  }
}
