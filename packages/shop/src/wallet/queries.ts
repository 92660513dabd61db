import type { Query } from '@fruit/world/query'

export function balanceOf(accountId: number): Query<{ balance: number }> {
  return { sql: 'SELECT balance FROM Wallets WHERE UserId = ?', parameters: [accountId] }
}

/** Adds an amount; changes no row when the account has no wallet. */
export function putIntoWallet(accountId: number, amount: number, time: string): Query {
  return {
    sql: 'UPDATE Wallets SET balance = round(balance + ?, 2), updatedAt = ? WHERE UserId = ?',
    parameters: [amount, time, accountId],
  }
}

/** Takes an amount; changes no row when the account has no wallet, or too little in it. */
export function takeFromWallet(accountId: number, amount: number, time: string): Query {
  return {
    sql: 'UPDATE Wallets SET balance = round(balance - ?, 2), updatedAt = ? WHERE UserId = ? AND balance >= ?',
    parameters: [amount, time, accountId, amount],
  }
}
