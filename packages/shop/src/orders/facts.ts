import type { Campaign } from '@fruit/isomorphic/campaigns'
import { defineFact } from '@fruit/world/visits/fact'

/**
 * The status of an order was requested. `sent`: the number as sent. `echoed`: the number in the response when no order
 * has it, else null. `markup`: HTML of `echoed` on this world's tracking page. `count`: number of orders in the
 * response.
 */
export const orderTracked = defineFact<{
  sent: string
  echoed: string | null
  markup: string | null
  count: number
  tookMs: number
}>('orders.order-tracked', { isShown: true })

/** A customer ordered the contents of a basket. */
export const orderPlaced = defineFact<{
  orderId: string
  accountId: number
  basketId: number
  products: readonly { productId: number; quantity: number }[]
  totalPrice: number
  /** Id of a card, or `wallet`; null when none was sent. */
  paymentId: string | null
  /** The coupon on the basket, when it gave the discount. */
  coupon: { code: string; percent: number } | null
  /** The campaign, when it gave the discount. */
  campaign: Campaign | null
}>('orders.order-placed')

/** A customer read the order history. */
export const orderHistoryRead = defineFact<{ accountId: number; email: string; orderIds: readonly string[] }>(
  'orders.order-history-read',
  { isShown: true },
)

/** Accounting changed the delivery status of an order. */
export const deliveryStatusChanged = defineFact<{ orderId: string; delivered: boolean }>(
  'orders.delivery-status-changed',
)
