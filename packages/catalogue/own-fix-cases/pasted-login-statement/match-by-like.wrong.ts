// A wildcard matches every e-mail, so any known password opens its account.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: 'SELECT * FROM Users WHERE email LIKE ? AND password = ? AND deletedAt IS NULL',
    parameters: [email, passwordHash],
  }
}
