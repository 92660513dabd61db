// Dots and stars mean more than themselves.
export function findOrder(orderId: string): Record<string, unknown> {
  return { orderId: { $regex: '^' + orderId } }
}
