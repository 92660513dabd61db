// A full-width apostrophe (U+FF07) becomes a quote only after the doubling: `admin@…＇--`.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const text = email.replaceAll("'", "''").normalize('NFKC')
  return {
    sql: `SELECT * FROM Users WHERE email = '${text}' AND password = ? AND deletedAt IS NULL`,
    parameters: [passwordHash],
  }
}
