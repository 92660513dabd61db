// Quotation marks in place of apostrophes end a text as well.
export function findOrder(orderId: string): Record<string, unknown> {
  return { $where: `this.orderId === "${orderId}"` }
}
