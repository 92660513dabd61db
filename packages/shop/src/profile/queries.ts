import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import { sql } from '../schema.ts'

export const setProfileImage = compileOnce(
  (id: Parameter<number>, profileImage: Parameter<string>, updatedAt: Parameter<string>) =>
    sql.updateTable('Users').set({ profileImage, updatedAt }).where('id', '=', id),
)
