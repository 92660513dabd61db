// Quotation marks instead of apostrophes end the string as well.
export function findOrder(orderId: string): Record<string, unknown> {
  return { $where: `this.orderId === "${orderId}"` }
}
