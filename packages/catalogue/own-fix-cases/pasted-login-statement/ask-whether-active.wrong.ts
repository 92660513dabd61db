// Closed accounts keep the active flag in their row: without `deletedAt`, `chris@…` can log in again.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND isActive = 1',
    parameters: [email, passwordHash],
  }
}
