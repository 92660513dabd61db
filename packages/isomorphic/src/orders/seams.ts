import { escapeHtml } from '../markup/escape-html.ts'
import { defineBrowserSeam } from '../seam.ts'

/**
 * HTML of an order number on the tracking screen, given the number in the shop's response. For an unknown order, that
 * is the visitor's input.
 */
export const showOrderId = defineBrowserSeam(
  'orders.show-order-id',
  (orderId: string): string => `<code>${escapeHtml(orderId)}</code>`,
)
