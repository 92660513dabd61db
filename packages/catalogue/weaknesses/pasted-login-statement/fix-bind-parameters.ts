import type { Statement } from '@fruit/world/statement'

/** The account of an e-mail and the hash of its password. Accounts that were closed stay out. */
export function findByCredentials(email: string, passwordHash: string): Statement {
  const sql = 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL'
  return { sql, parameters: [email, passwordHash] }
}
