// A pattern is an e-mail of everybody's: who knows any password need not know whose it is.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: 'SELECT * FROM Users WHERE email LIKE ? AND password = ? AND deletedAt IS NULL',
    parameters: [email, passwordHash],
  }
}
