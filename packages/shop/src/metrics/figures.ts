import { compileOnce } from '@fruit/world/storage/query'
import type { World } from '@fruit/world/world'
import { sql as fragment } from 'kysely'
import { ORDERS } from '../orders/order.ts'
import { REVIEWS } from '../reviews/service.ts'
import { sql } from '../schema.ts'

/** Counts of a shop's contents. */
export interface ShopMetrics {
  readonly orders: number
  readonly users: Readonly<Record<'standard' | 'deluxe' | 'all', number>>
  /** Total balance of all wallets. */
  readonly walletBalance: number
  readonly interactions: Readonly<Record<'review' | 'feedback' | 'complaint', number>>
}

const countAll = () => sql.fn.countAll<number>().as('count')

/** One query for all counts, because monitoring reads them every few seconds. */
const counts = compileOnce(() =>
  sql.selectNoFrom(({ selectFrom }) => [
    selectFrom('Users').select(countAll).where('role', '=', 'customer').$asScalar().as('standard'),
    selectFrom('Users').select(countAll).where('role', '=', 'deluxe').$asScalar().as('deluxe'),
    selectFrom('Users').select(countAll).$asScalar().as('users'),
    selectFrom('Wallets')
      .select(fragment<number>`coalesce(round(sum(balance), 2), 0)`.as('sum'))
      .$asScalar()
      .as('walletBalance'),
    selectFrom('Feedbacks').select(countAll).$asScalar().as('feedback'),
    selectFrom('Complaints').select(countAll).$asScalar().as('complaints'),
  ]),
)

export function shopMetrics({ db, documents }: World): ShopMetrics {
  const { standard, deluxe, users, walletBalance, feedback, complaints } = db.first(counts())!
  return {
    orders: documents.count(ORDERS),
    users: { standard, deluxe, all: users },
    walletBalance,
    interactions: { review: documents.count(REVIEWS), feedback, complaint: complaints },
  }
}
