import type { Query } from '@fruit/world/query'
import type { UserRow } from '../accounts/account-columns.ts'

/** Gives an account a second factor, unless it has one. */
export function setFirstSecret(accountId: number, stored: string, time: string): Query {
  return {
    sql: "UPDATE Users SET totpSecret = ?, updatedAt = ? WHERE id = ? AND totpSecret = '' AND deletedAt IS NULL",
    parameters: [stored, time, accountId],
  }
}

/** Writes the secret of an account in another form. */
export function rewriteSecret(accountId: number, stored: string): Query {
  return { sql: 'UPDATE Users SET totpSecret = ? WHERE id = ?', parameters: [stored, accountId] }
}

export function clearSecret(accountId: number, time: string): Query {
  return {
    sql: "UPDATE Users SET totpSecret = '', updatedAt = ? WHERE id = ? AND totpSecret <> ''",
    parameters: [time, accountId],
  }
}

export function accountsWithSecret(): Query<UserRow> {
  return { sql: "SELECT * FROM Users WHERE totpSecret <> ''", parameters: [] }
}

export function lastStepOf(accountId: number): Query<{ step: number }> {
  return { sql: 'SELECT step FROM SpentCodes WHERE UserId = ?', parameters: [accountId] }
}

export function keepStep(accountId: number, step: number): Query {
  return {
    sql: 'INSERT INTO SpentCodes (UserId, step) VALUES (?, ?) ON CONFLICT (UserId) DO UPDATE SET step = excluded.step',
    parameters: [accountId, step],
  }
}

export function forgetStep(accountId: number): Query {
  return { sql: 'DELETE FROM SpentCodes WHERE UserId = ?', parameters: [accountId] }
}
