import type { Reach } from './reach.ts'
import type { StoredLearner, StoredTeam } from './tables.ts'

/** Learners and their teams. */
export class Learners {
  readonly #reach: Reach

  constructor(reach: Reach) {
    this.#reach = reach
  }

  /** Returns all learners of all events, in the order in which they joined. */
  all(): Promise<StoredLearner[]> {
    return this.#reach((db) => db.selectFrom('learners').selectAll().orderBy('joinedAt').orderBy('id').execute())
  }

  /** Returns all teams of all events, oldest first. */
  teams(): Promise<StoredTeam[]> {
    return this.#reach((db) => db.selectFrom('teams').selectAll().orderBy('createdAt').orderBy('id').execute())
  }

  /** Stores a new learner, with the team if they founded one. */
  async add(learner: StoredLearner, newTeam: StoredTeam | null): Promise<void> {
    await this.#reach((db) =>
      db.transaction().execute(async (together) => {
        if (newTeam) await together.insertInto('teams').values(newTeam).execute()
        await together.insertInto('learners').values(learner).execute()
      }),
    )
  }

  /** Updates a learner, with the team if they founded one. */
  async change(learner: StoredLearner, newTeam: StoredTeam | null = null): Promise<void> {
    const { id, event: _, ...changed } = learner
    await this.#reach((db) =>
      db.transaction().execute(async (together) => {
        if (newTeam) await together.insertInto('teams').values(newTeam).execute()
        await together.updateTable('learners').set(changed).where('id', '=', id).execute()
      }),
    )
  }
}
