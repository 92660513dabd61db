// With the flag `m`, one valid line is enough: `x@y.z`, a line feed, then `' or 1=1--`.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const isPlain = /^[\w.@+-]+$/m.test(email)
  return isPlain
    ? {
        sql: `SELECT * FROM Users WHERE email = '${email}' AND password = ? AND deletedAt IS NULL`,
        parameters: [passwordHash],
      }
    : {
        sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
        parameters: [email, passwordHash],
      }
}
