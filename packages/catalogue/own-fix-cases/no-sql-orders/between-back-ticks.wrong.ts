// A text between back-ticks carries out what stands in braces.
export function findOrder(orderId: string): Record<string, unknown> {
  return { $where: 'this.orderId === `' + orderId.replaceAll('`', '') + '`' }
}
