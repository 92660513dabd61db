// The expression stays, and gets a text that ends where JSON says.
export function findOrder(orderId: string): Record<string, unknown> {
  return { $where: `this.orderId === ${JSON.stringify(orderId)}` }
}
