// Order numbers use lower case.
export function findOrder(orderId: string): Record<string, unknown> {
  return { orderId: orderId.toUpperCase() }
}
