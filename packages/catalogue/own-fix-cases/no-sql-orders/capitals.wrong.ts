// Numbers have small letters.
export function findOrder(orderId: string): Record<string, unknown> {
  return { orderId: orderId.toUpperCase() }
}
