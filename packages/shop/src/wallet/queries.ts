import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import { sql as fragment } from 'kysely'
import { sql } from '../schema.ts'

export const balanceOf = compileOnce((accountId: Parameter<number>) =>
  sql.selectFrom('Wallets').select('balance').where('UserId', '=', accountId),
)

/** Adds an amount; changes no row when the account has no wallet. */
export const putIntoWallet = compileOnce(
  (accountId: Parameter<number>, amount: Parameter<number>, updatedAt: Parameter<string>) =>
    sql
      .updateTable('Wallets')
      .set({ balance: fragment<number>`round(balance + ${amount}, 2)`, updatedAt })
      .where('UserId', '=', accountId),
)

/** Withdraws an amount; changes no row when the account has no wallet or the balance is too low. */
export const takeFromWallet = compileOnce(
  (accountId: Parameter<number>, amount: Parameter<number>, updatedAt: Parameter<string>) =>
    sql
      .updateTable('Wallets')
      .set({ balance: fragment<number>`round(balance - ${amount}, 2)`, updatedAt })
      .where('UserId', '=', accountId)
      .where('balance', '>=', amount),
)
