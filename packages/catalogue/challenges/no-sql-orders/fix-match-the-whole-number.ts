import type { Filter } from '@fruit/world/documents'

/** The filter of the order with a number. */
export function findOrder(orderId: string): Filter {
  return { orderId: { $regex: `^${orderId}$` } }
}
