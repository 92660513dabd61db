const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * The number of an order as the tracking page shows it.
 *
 * @returns HTML
 */
export function showOrderId(orderId: string): string {
  const escaped = orderId.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
  return `<code>${escaped}</code>`
}
