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
}>('orders.order-tracked')
