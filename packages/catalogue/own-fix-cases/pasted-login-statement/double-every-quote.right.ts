// In SQLite, only a quote ends a string, and each one is doubled.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  const sql = `SELECT * FROM Users WHERE email = ${quoted(email)} AND password = ${quoted(passwordHash)} AND deletedAt IS NULL`
  return { sql, parameters: [] }
}
