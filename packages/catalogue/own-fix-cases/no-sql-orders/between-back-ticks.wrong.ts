// Template literals evaluate `${}`.
export function findOrder(orderId: string): Record<string, unknown> {
  return { $where: 'this.orderId === `' + orderId.replaceAll('`', '') + '`' }
}
