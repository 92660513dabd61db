import { compileOnce } from '@fruit/world/storage/query'
import { sql } from '../schema.ts'

export const allMemories = compileOnce(() =>
  sql.selectFrom('Memories').select(['id', 'UserId', 'caption', 'imagePath', 'createdAt', 'updatedAt']).orderBy('id'),
)

/** The accounts that shared photos, without closed ones. */
export const photographers = compileOnce(() =>
  sql
    .selectFrom('Users')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where('id', 'in', (photos) => photos.selectFrom('Memories').select('UserId')),
)
