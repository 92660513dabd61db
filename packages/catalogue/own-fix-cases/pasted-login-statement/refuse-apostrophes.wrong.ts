// Customers with an apostrophe in their e-mail cannot log in.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  if (email.includes("'")) return { sql: 'SELECT * FROM Users WHERE 1 = 0', parameters: [] }
  return {
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
    parameters: [email, passwordHash],
  }
}
