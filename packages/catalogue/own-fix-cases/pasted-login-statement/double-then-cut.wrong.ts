// A doubled quote at the end is cut in half, and what is left opens the text.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const safe = email.replaceAll("'", "''").slice(0, 60)
  const sql =
    `SELECT * FROM Users WHERE email = '${safe}'` +
    ` AND password = '${passwordHash}'` +
    ' AND deletedAt IS NULL'
  return { sql, parameters: [] }
}
