/**
 * The number of an order as the tracking page shows it.
 *
 * @returns HTML
 */
export function showOrderId(orderId: string): string {
  return `<code>${orderId}</code>` //~ hole
}
