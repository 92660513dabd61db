// The regular expression only matches the beginning: `admin@fruit.test'--` contains an address.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  if (!/[^\s@']+@[^\s@']+\.[a-z]+/i.test(email))
    return { sql: 'SELECT * FROM Users WHERE email = ? AND 1 = 0', parameters: [email] }
  return {
    sql: `SELECT * FROM Users WHERE email = '${email}' AND password = ? AND deletedAt IS NULL`,
    parameters: [passwordHash],
  }
}
