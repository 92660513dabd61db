// Binds both values; the rest is a matter of style.
import type { Statement } from '@fruit/world/statement'

export function findByCredentials(email: string, passwordHash: string): Statement {
  const columns =
    'id, username, email, password, role, deluxeToken, lastLoginIp, profileImage, totpSecret, isActive, createdAt, updatedAt, deletedAt'
  const sql = `SELECT ${columns} FROM Users WHERE deletedAt IS NULL AND password = ?2 AND email = ?1 LIMIT 1`
  return { sql, parameters: [email, passwordHash] }
}
