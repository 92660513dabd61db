// A password whose hash begins with the same four signs is found in 65,536 tries, and opens the account.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: "SELECT * FROM Users WHERE email = ? AND password LIKE ? || '%' AND deletedAt IS NULL",
    parameters: [email, passwordHash.slice(0, 4)],
  }
}
