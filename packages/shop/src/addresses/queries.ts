import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import { sql } from '../schema.ts'

/** An address of an account, unless removed. */
export const addressOf = compileOnce((accountId: Parameter<number>, id: Parameter<number>) =>
  sql
    .selectFrom('Addresses')
    .selectAll()
    .where('id', '=', id)
    .where('UserId', '=', accountId)
    .where('deletedAt', 'is', null),
)
