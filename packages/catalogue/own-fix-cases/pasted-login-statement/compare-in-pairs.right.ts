// Compares row values as a pair, with both bound in the order of this statement.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(mail: string, hash: string): Statement {
  const sql = 'SELECT u.* FROM Users AS u WHERE u.deletedAt ISNULL AND (u.password, u.email) = (?, ?) LIMIT 1'
  return { sql, parameters: [hash, mail] }
}
