// A password whose hash starts with the same four characters opens the account; finding one takes about 65,536 attempts.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: "SELECT * FROM Users WHERE email = ? AND password LIKE ? || '%' AND deletedAt IS NULL",
    parameters: [email, passwordHash.slice(0, 4)],
  }
}
