// Only the first one is taken out.
export function findOrder(orderId: string): Record<string, unknown> {
  return { $where: `this.orderId === '${orderId.replace("'", '')}'` }
}
