import { escapeHtml } from '../markup/escape-html.ts'
import { defineBrowserSeam } from '../seam.ts'

/**
 * HTML of the number of an order, as the tracking screen shows it, given the number as the shop answered it: of an order
 * that nobody knows, what the visitor asked for.
 */
export const showOrderId = defineBrowserSeam(
  'orders.show-order-id',
  (orderId: string): string => `<code>${escapeHtml(orderId)}</code>`,
)
