import type { Campaign } from '@fruit/isomorphic/campaigns'
import { defineFact } from '@fruit/world/fact'

/**
 * Somebody asked where an order is. `sent` is the number as it came, `echoed` what the answer says of a number that
 * nobody knows (null when there were orders), `markup` what this world's tracking screen makes of that, `count` how many
 * orders the answer holds.
 */
export const orderTracked = defineFact<{
  sent: string
  echoed: string | null
  markup: string | null
  count: number
  tookMs: number
}>('orders.order-tracked', { isShown: true })

/** A customer ordered what was in a basket. */
export const orderPlaced = defineFact<{
  orderId: string
  accountId: number
  basketId: number
  products: readonly { productId: number; quantity: number }[]
  totalPrice: number
  /** Id of a card, or `wallet`; null when none was sent. */
  paymentId: string | null
  /** The coupon on the basket that gave the discount. */
  coupon: { code: string; percent: number } | null
  /** The campaign that gave the discount. */
  campaign: Campaign | null
}>('orders.order-placed')

/** A customer looked at past orders. */
export const orderHistoryRead = defineFact<{ accountId: number; email: string; orderIds: readonly string[] }>(
  'orders.order-history-read',
  { isShown: true },
)

/** Accounting said whether an order has arrived. */
export const deliveryStatusChanged = defineFact<{ orderId: string; delivered: boolean }>(
  'orders.delivery-status-changed',
)
