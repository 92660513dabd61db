import type { Query } from '@fruit/world/query'

/** What paying needs to know of a card. */
export interface CardRow {
  readonly id: number
  /** 1 to 12. */
  readonly expMonth: number
  readonly expYear: number
  readonly lastDigits: string
}

export function cardOf(accountId: number, id: number): Query<CardRow> {
  return {
    sql: 'SELECT id, expMonth, expYear, lastDigits FROM Cards WHERE id = ? AND UserId = ?',
    parameters: [id, accountId],
  }
}
