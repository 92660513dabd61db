import { type Kysely, type Migration, Migrator } from 'kysely'

/** Migrations in their order. Never change a released one; add another. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-class': {
    up: async (db: Kysely<unknown>) => {
      const table = (name: string) => db.schema.createTable(name)
      await table('events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'double precision', (column) => column.notNull())
        .addColumn('openedAt', 'double precision')
        .addColumn('endedAt', 'double precision')
        .addColumn('released', 'text', (column) => column.notNull())
        .execute()
      await table('templates')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('settings', 'text', (column) => column.notNull())
        .execute()
      await table('teams')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'double precision', (column) => column.notNull())
        .execute()
      await table('learners')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('team', 'text', (column) => column.notNull())
        .addColumn('nickname', 'text', (column) => column.notNull())
        .addColumn('joinedAt', 'double precision', (column) => column.notNull())
        .addColumn('removedAt', 'double precision')
        .addColumn('passNumber', 'integer', (column) => column.notNull())
        .addColumn('toolsNumber', 'integer', (column) => column.notNull())
        .addColumn('question', 'text')
        .execute()
      await table('happenings')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('team', 'text', (column) => column.notNull())
        .addColumn('learner', 'text')
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('challenge', 'text')
        .addColumn('text', 'text', (column) => column.notNull())
        .execute()
      await table('trainers')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'double precision', (column) => column.notNull())
        .execute()
      await table('signIns')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .execute()
      for (const owned of ['teams', 'learners'] as const)
        await db.schema.createIndex(`${owned}ByEvent`).on(owned).column('event').execute()
      await db.schema.createIndex('happeningsByEvent').on('happenings').columns(['event', 'at']).execute()
    },
  },
  '0002-latest-happenings': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.createIndex('happeningsByTeam').on('happenings').columns(['team', 'at']).execute()
      await db.schema.createIndex('happeningsByLearner').on('happenings').columns(['learner', 'at']).execute()
    },
  },
}

/** Migrates the tables of a database to this version. @throws errors of the database */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
