import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import type { Role } from '@fruit/world/visit'
import { sql } from '../schema.ts'

const accounts = sql.selectFrom('Users').selectAll().where('deletedAt', 'is', null)

export const passwordOf = compileOnce((email: Parameter<string>) =>
  sql.selectFrom('Users').select('password').where('email', '=', email).where('deletedAt', 'is', null),
)

export const accountById = compileOnce((id: Parameter<number>) => accounts.where('id', '=', id))

export const accountByEmail = compileOnce((email: Parameter<string>) => accounts.where('email', '=', email))

export const allAccounts = compileOnce(() => accounts.orderBy('id'))

export const setPassword = compileOnce(
  (id: Parameter<number>, password: Parameter<string>, updatedAt: Parameter<string>) =>
    sql.updateTable('Users').set({ password, updatedAt }).where('id', '=', id),
)

export const setUsername = compileOnce(
  (id: Parameter<number>, username: Parameter<string>, updatedAt: Parameter<string>) =>
    sql.updateTable('Users').set({ username, updatedAt }).where('id', '=', id),
)

export const setLoginAddress = compileOnce(
  (id: Parameter<number>, lastLoginIp: Parameter<string>, updatedAt: Parameter<string>) =>
    sql.updateTable('Users').set({ lastLoginIp, updatedAt }).where('id', '=', id),
)

export const makeDeluxe = compileOnce(
  (id: Parameter<number>, deluxeToken: Parameter<string>, updatedAt: Parameter<string>) =>
    sql.updateTable('Users').set({ role: 'deluxe', deluxeToken, updatedAt }).where('id', '=', id),
)

export const answerOf = compileOnce((accountId: Parameter<number>) =>
  sql.selectFrom('SecurityAnswers').select(['answer', 'SecurityQuestionId']).where('UserId', '=', accountId),
)

/** The security question of the account with this e-mail. */
export const questionOf = compileOnce((email: Parameter<string>) =>
  sql
    .selectFrom('SecurityQuestions as q')
    .innerJoin('SecurityAnswers as a', 'a.SecurityQuestionId', 'q.id')
    .innerJoin('Users as u', 'u.id', 'a.UserId')
    .select(['q.id', 'q.question', 'q.createdAt', 'q.updatedAt'])
    .where('u.email', '=', email)
    .where('u.deletedAt', 'is', null),
)

export const emailTaken = compileOnce((email: Parameter<string>) =>
  sql.selectFrom('Users').select('id').where('email', '=', email),
)

export const basketOf = compileOnce((accountId: Parameter<number>) =>
  sql.selectFrom('Baskets').select('id').where('UserId', '=', accountId).orderBy('id').limit(1),
)

export const newBasket = compileOnce((UserId: Parameter<number>, time: Parameter<string>) =>
  sql.insertInto('Baskets').values({ UserId, createdAt: time, updatedAt: time }),
)

export const newAccount = compileOnce(
  (
    email: Parameter<string>,
    password: Parameter<string>,
    role: Parameter<Role>,
    profileImage: Parameter<string>,
    time: Parameter<string>,
  ) => sql.insertInto('Users').values({ email, password, role, profileImage, createdAt: time, updatedAt: time }),
)

export const newWallet = compileOnce((UserId: Parameter<number>, time: Parameter<string>) =>
  sql.insertInto('Wallets').values({ UserId, createdAt: time, updatedAt: time }),
)
