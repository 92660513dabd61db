// Row values are compared as a pair, and both are bound, in the order that this statement has.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(mail: string, hash: string): Statement {
  const sql = 'SELECT u.* FROM Users AS u WHERE u.deletedAt ISNULL AND (u.password, u.email) = (?, ?) LIMIT 1'
  return { sql, parameters: [hash, mail] }
}
