// A backslash escapes nothing in SQLite: `admin@…'--` ends the text after the backslash; with `' or 1=1--` the first account opens.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const text = email.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  return {
    sql: `SELECT * FROM Users WHERE email = '${text}' AND password = ? AND deletedAt IS NULL`,
    parameters: [passwordHash],
  }
}
