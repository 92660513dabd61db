// Truncation splits a doubled quote at the end, and the rest ends the string.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const safe = email.replaceAll("'", "''").slice(0, 60)
  const sql =
    `SELECT * FROM Users WHERE email = '${safe}'` +
    ` AND password = '${passwordHash}'` +
    ' AND deletedAt IS NULL'
  return { sql, parameters: [] }
}
