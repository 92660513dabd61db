// Who registered as `müller@…` is looked for as `muller@…` and turned away.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const plain = email.normalize('NFD').replace(/\p{M}/gu, '')
  return {
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
    parameters: [plain, passwordHash],
  }
}
