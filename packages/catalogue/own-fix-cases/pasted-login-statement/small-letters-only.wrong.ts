// Customers registered as `Plum@…` are looked up in lower case and refused.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
    parameters: [email.trim().toLowerCase(), passwordHash],
  }
}
