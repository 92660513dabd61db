// In SQL, `" or 1=1--` ends the double-quoted text after the backslash, and the e-mail `email` names the column.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: `SELECT * FROM Users WHERE email = ${JSON.stringify(email)} AND password = ? AND deletedAt IS NULL`,
    parameters: [passwordHash],
  }
}
