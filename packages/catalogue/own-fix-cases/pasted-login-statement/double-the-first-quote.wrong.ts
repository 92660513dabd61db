// Doubles only the first quote.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const safe = email.replace("'", "''")
  const sql =
    `SELECT * FROM Users WHERE email = '${safe}'` +
    ` AND password = '${passwordHash}'` +
    ' AND deletedAt IS NULL'
  return { sql, parameters: [] }
}
