import { escapeHtml } from './escape-html.ts'

/**
 * The number of an order as the tracking screen shows it.
 *
 * @param orderId as the shop answered it; of an order that nobody knows, what the visitor asked for
 * @returns HTML
 */
export function showOrderId(orderId: string): string {
  return `<code>${escapeHtml(orderId)}</code>`
}
