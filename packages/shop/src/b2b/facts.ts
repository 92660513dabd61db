import { defineFact } from '@fruit/world/visits/fact'

/** A business customer placed an order. */
export const businessOrderPlaced = defineFact<{
  accountId: number
  /** The customer's own id; null when it sent none. */
  cid: string | number | null
  orderNo: string
  lines: number
}>('b2b.business-order-placed')

/** Order lines that a business customer sent as text could not be read. */
export const orderLinesUnread = defineFact<{ text: string; why: 'not-a-list' | 'broken' | 'endless' | 'too-slow' }>(
  'b2b.order-lines-unread',
)
