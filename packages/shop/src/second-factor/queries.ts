import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import { sql } from '../schema.ts'

/** Sets the second factor of an account, unless it has one. */
export const setFirstSecret = compileOnce(
  (accountId: Parameter<number>, totpSecret: Parameter<string>, updatedAt: Parameter<string>) =>
    sql
      .updateTable('Users')
      .set({ totpSecret, updatedAt })
      .where('id', '=', accountId)
      .where('totpSecret', '=', '')
      .where('deletedAt', 'is', null),
)

/** Replaces the stored form of an account's secret. */
export const rewriteSecret = compileOnce((accountId: Parameter<number>, totpSecret: Parameter<string>) =>
  sql.updateTable('Users').set({ totpSecret }).where('id', '=', accountId),
)

export const clearSecret = compileOnce((accountId: Parameter<number>, updatedAt: Parameter<string>) =>
  sql.updateTable('Users').set({ totpSecret: '', updatedAt }).where('id', '=', accountId).where('totpSecret', '<>', ''),
)

export const accountsWithSecret = compileOnce(() => sql.selectFrom('Users').selectAll().where('totpSecret', '<>', ''))

export const lastStepOf = compileOnce((accountId: Parameter<number>) =>
  sql.selectFrom('SpentCodes').select('step').where('UserId', '=', accountId),
)

export const keepStep = compileOnce((UserId: Parameter<number>, step: Parameter<number>) =>
  sql
    .insertInto('SpentCodes')
    .values({ UserId, step })
    .onConflict((conflict) => conflict.column('UserId').doUpdateSet({ step })),
)

export const forgetStep = compileOnce((accountId: Parameter<number>) =>
  sql.deleteFrom('SpentCodes').where('UserId', '=', accountId),
)
