// SQLite has no backslash escapes: `admin@…'--` ends the string after the backslash, and `' or 1=1--` opens the first account.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const text = email.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  return {
    sql: `SELECT * FROM Users WHERE email = '${text}' AND password = ? AND deletedAt IS NULL`,
    parameters: [passwordHash],
  }
}
