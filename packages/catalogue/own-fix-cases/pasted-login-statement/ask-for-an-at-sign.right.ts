// Texts other than e-mails match no account; e-mails are bound.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  if (!/^[^@]+@[^@]+$/.test(email)) return { sql: 'SELECT * FROM Users WHERE 1 = 0', parameters: [] }
  return {
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
    parameters: [email, passwordHash],
  }
}
