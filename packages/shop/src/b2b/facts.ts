import { defineFact } from '@fruit/world/fact'

/** A business customer ordered something. */
export const businessOrderPlaced = defineFact<{
  accountId: number
  /** What the customer calls itself; null for one that says nothing. */
  cid: string | number | null
  orderNo: string
  lines: number
}>('b2b.business-order-placed')

/** Order lines that a business customer wrote as text could not be read. */
export const orderLinesUnread = defineFact<{ text: string; why: 'not-a-list' | 'broken' | 'endless' | 'too-slow' }>(
  'b2b.order-lines-unread',
)
