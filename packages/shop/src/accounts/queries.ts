import type { SecurityQuestion } from '@fruit/contracts/calls/security-questions'
import type { Query } from '@fruit/world/query'
import type { Role } from '@fruit/world/visit'
import { sql } from '../schema.ts'
import type { UserRow } from './account-columns.ts'

export function passwordOf(email: string): Query<{ password: string | null }> {
  return { sql: 'SELECT password FROM Users WHERE email = ? AND deletedAt IS NULL', parameters: [email] }
}

export function accountById(id: number): Query<UserRow> {
  return { sql: 'SELECT * FROM Users WHERE id = ? AND deletedAt IS NULL', parameters: [id] }
}

export function accountByEmail(email: string): Query<UserRow> {
  return { sql: 'SELECT * FROM Users WHERE email = ? AND deletedAt IS NULL', parameters: [email] }
}

export function allAccounts(): Query<UserRow> {
  return { sql: 'SELECT * FROM Users WHERE deletedAt IS NULL ORDER BY id', parameters: [] }
}

export function setPassword(id: number, hash: string, time: string): Query {
  return { sql: 'UPDATE Users SET password = ?, updatedAt = ? WHERE id = ?', parameters: [hash, time, id] }
}

export function setUsername(id: number, username: string, time: string): Query {
  return { sql: 'UPDATE Users SET username = ?, updatedAt = ? WHERE id = ?', parameters: [username, time, id] }
}

export function setLoginAddress(id: number, address: string, time: string): Query {
  return { sql: 'UPDATE Users SET lastLoginIp = ?, updatedAt = ? WHERE id = ?', parameters: [address, time, id] }
}

export function makeDeluxe(id: number, deluxeToken: string, time: string): Query {
  return {
    sql: "UPDATE Users SET role = 'deluxe', deluxeToken = ?, updatedAt = ? WHERE id = ?",
    parameters: [deluxeToken, time, id],
  }
}

export function answerOf(accountId: number): Query<{ answer: string; SecurityQuestionId: number }> {
  return { sql: 'SELECT answer, SecurityQuestionId FROM SecurityAnswers WHERE UserId = ?', parameters: [accountId] }
}

export function questionOf(email: string): Query<SecurityQuestion> {
  return {
    sql: 'SELECT q.id, q.question, q.createdAt, q.updatedAt FROM SecurityQuestions q JOIN SecurityAnswers a ON a.SecurityQuestionId = q.id JOIN Users u ON u.id = a.UserId WHERE u.email = ? AND u.deletedAt IS NULL',
    parameters: [email],
  }
}

export function emailTaken(email: string): Query<{ id: number }> {
  return { sql: 'SELECT id FROM Users WHERE email = ?', parameters: [email] }
}

export function basketOf(accountId: number): Query<{ id: number }> {
  return { sql: 'SELECT id FROM Baskets WHERE UserId = ? ORDER BY id LIMIT 1', parameters: [accountId] }
}

export function newBasket(accountId: number, time: string): Query {
  return sql
    .insertInto('Baskets')
    .values({ UserId: accountId, coupon: null, createdAt: time, updatedAt: time })
    .compile()
}

export function newAccount(
  account: { email: string; password: string; role: Role; profileImage: string },
  time: string,
): Query {
  return sql
    .insertInto('Users')
    .values({
      ...account,
      username: '',
      deluxeToken: '',
      lastLoginIp: '0.0.0.0',
      totpSecret: '',
      isActive: 1,
      createdAt: time,
      updatedAt: time,
      deletedAt: null,
    })
    .compile()
}

export function newWallet(accountId: number, time: string): Query {
  return sql.insertInto('Wallets').values({ UserId: accountId, balance: 0, createdAt: time, updatedAt: time }).compile()
}
