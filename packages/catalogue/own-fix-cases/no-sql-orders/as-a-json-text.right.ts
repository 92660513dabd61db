// Keeps the expression and inserts a JSON string.
export function findOrder(orderId: string): Record<string, unknown> {
  return { $where: `this.orderId === ${JSON.stringify(orderId)}` }
}
