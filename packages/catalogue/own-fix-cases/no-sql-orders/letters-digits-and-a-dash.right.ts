// Texts other than order numbers match nothing.
export function findOrder(orderId: string): Record<string, unknown> {
  if (!/^[\da-f]{4}-[\da-f]{16}$/.test(orderId)) return { orderId: '' }
  return { $where: `this.orderId === '${orderId}'` }
}
