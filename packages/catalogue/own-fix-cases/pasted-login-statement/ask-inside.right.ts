// Finds the account by its id, and the id with bound values.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  if (email === '') return { sql: 'SELECT * FROM Users LIMIT 0', parameters: [] }
  return {
    sql: `SELECT * FROM Users
      WHERE id IN (SELECT id FROM Users WHERE email IS ?2 AND password IS ?1) AND NOT (deletedAt IS NOT NULL)`,
    parameters: [passwordHash, email],
  }
}
