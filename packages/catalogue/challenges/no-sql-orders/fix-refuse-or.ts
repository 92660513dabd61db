import type { Filter } from '@fruit/world/documents'

/** The filter of the order with a number. */
export function findOrder(orderId: string): Filter {
  if (/\|\||true/i.test(orderId)) return { orderId }
  return { $where: `this.orderId === '${orderId}'` }
}
