// Backslashes are escaped before apostrophes, so neither is left alone.
export function findOrder(orderId: string): Record<string, unknown> {
  const text = orderId.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  return { $where: `this.orderId === '${text}'` }
}
