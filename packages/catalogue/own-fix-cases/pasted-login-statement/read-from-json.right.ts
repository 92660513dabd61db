// Binds both values in one parameter. SQLite reads them from the JSON, never from the statement.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: `SELECT * FROM Users WHERE deletedAt IS NULL
      AND email = json_extract(?1, '$.email') AND password = json_extract(?1, '$.hash')`,
    parameters: [JSON.stringify({ email, hash: passwordHash })],
  }
}
