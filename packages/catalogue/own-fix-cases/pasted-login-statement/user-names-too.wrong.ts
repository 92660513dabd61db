// AND binds more tightly than OR: any password works for an existing e-mail.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: 'SELECT * FROM Users WHERE email = ? OR username = ? AND password = ? AND deletedAt IS NULL',
    parameters: [email, email, passwordHash],
  }
}
