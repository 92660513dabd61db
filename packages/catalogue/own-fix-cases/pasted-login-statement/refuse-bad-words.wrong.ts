// A comment starting with a slash, or a second statement, still works.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  if (/\bor\b|--|union|select/i.test(email)) return { sql: 'SELECT * FROM Users WHERE 1 = 0', parameters: [] }
  const sql =
    `SELECT * FROM Users WHERE email = '${email}'` +
    ` AND password = '${passwordHash}'` +
    ' AND deletedAt IS NULL'
  return { sql, parameters: [] }
}
