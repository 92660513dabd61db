// Escapes backslashes before apostrophes.
export function findOrder(orderId: string): Record<string, unknown> {
  const text = orderId.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  return { $where: `this.orderId === '${text}'` }
}
