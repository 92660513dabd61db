// Closed accounts can log in again.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return { sql: 'SELECT * FROM Users WHERE email = ? AND password = ?', parameters: [email, passwordHash] }
}
