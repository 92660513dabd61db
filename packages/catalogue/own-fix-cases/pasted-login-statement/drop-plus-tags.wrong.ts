// Customers registered as `plum+juice@…` are looked up as `plum@…` and refused.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
    parameters: [email.replace(/\+[^@]*(?=@)/, ''), passwordHash],
  }
}
