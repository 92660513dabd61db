import type { World } from '@fruit/world/world'
import { ORDERS } from '../orders/order.ts'
import { REVIEWS } from '../reviews/service.ts'

/** How much there is of everything in a shop. */
export interface ShopFigures {
  readonly orders: number
  readonly users: Readonly<Record<'standard' | 'deluxe' | 'all', number>>
  /** Money in all wallets together. */
  readonly walletBalance: number
  readonly interactions: Readonly<Record<'review' | 'feedback' | 'complaint', number>>
}

const COUNTS = `SELECT
  (SELECT count(*) FROM Users WHERE role = 'customer') AS standard,
  (SELECT count(*) FROM Users WHERE role = 'deluxe') AS deluxe,
  (SELECT count(*) FROM Users) AS users,
  (SELECT coalesce(round(sum(balance), 2), 0) FROM Wallets) AS walletBalance,
  (SELECT count(*) FROM Feedbacks) AS feedback,
  (SELECT count(*) FROM Complaints) AS complaints`

interface Counts {
  readonly standard: number
  readonly deluxe: number
  readonly users: number
  readonly walletBalance: number
  readonly feedback: number
  readonly complaints: number
}

export function shopFigures({ db, documents }: World): ShopFigures {
  const counts = db.first<Counts>({ sql: COUNTS, parameters: [] })!
  return {
    orders: documents.count(ORDERS),
    users: { standard: counts.standard, deluxe: counts.deluxe, all: counts.users },
    walletBalance: counts.walletBalance,
    interactions: { review: documents.count(REVIEWS), feedback: counts.feedback, complaint: counts.complaints },
  }
}
