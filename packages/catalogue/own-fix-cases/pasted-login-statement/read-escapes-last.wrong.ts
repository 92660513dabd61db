// `admin@fruit.test\u0027--`, as some clients encode it, becomes a quote after the doubling.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const text = email
    .replaceAll("'", "''")
    .replace(/\\u([0-9a-f]{4})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return {
    sql: `SELECT * FROM Users WHERE email = '${text}' AND password = ? AND deletedAt IS NULL`,
    parameters: [passwordHash],
  }
}
