// Removes only the first apostrophe.
export function findOrder(orderId: string): Record<string, unknown> {
  return { $where: `this.orderId === '${orderId.replace("'", '')}'` }
}
