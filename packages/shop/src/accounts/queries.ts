import type { Query } from '@fruit/world/shop-database'
import type { Role } from '@fruit/world/visit'
import { sql } from '../schema.ts'
import type { UserRow } from './account-columns.ts'

export function passwordOf(email: string): Query<{ password: string | null }> {
  return { sql: 'SELECT password FROM Users WHERE email = ? AND deletedAt IS NULL', parameters: [email] }
}

export function accountById(id: number): Query<UserRow> {
  return { sql: 'SELECT * FROM Users WHERE id = ? AND deletedAt IS NULL', parameters: [id] }
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
