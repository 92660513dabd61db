export function findOrder(orderId: string): Record<string, unknown> {
  return { orderId: { $eq: String(orderId) } }
}
