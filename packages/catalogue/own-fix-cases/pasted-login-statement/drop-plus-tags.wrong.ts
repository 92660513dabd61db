// Who registered as `plum+juice@…` is looked for as `plum@…` and turned away.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  return {
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
    parameters: [email.replace(/\+[^@]*(?=@)/, ''), passwordHash],
  }
}
