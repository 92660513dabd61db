// Accounts that were closed stay active in their row: `chris@…` signs in again, `deletedAt` is not asked.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND isActive = 1',
    parameters: [email, passwordHash],
  }
}
