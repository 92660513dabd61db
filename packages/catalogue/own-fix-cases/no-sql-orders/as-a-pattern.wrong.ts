// Characters such as `.` and `*` have a special meaning in regular expressions.
export function findOrder(orderId: string): Record<string, unknown> {
  return { orderId: { $regex: '^' + orderId } }
}
