/** Delivery status of an order. */
export type DeliveryStatus = 'new' | 'packing' | 'transit' | 'delivered'

/** The stations of an order from first to last. */
export const STATIONS: readonly DeliveryStatus[] = ['new', 'packing', 'transit', 'delivered']

/** An order that arrives in more days than this is still being packed. */
const PACKED_BEFORE = 2

/**
 * @param order `eta` in days
 * @param isNew whether the customer has just placed it
 */
export function deliveryStatus(
  order: { readonly delivered?: boolean | undefined; readonly eta?: string | number | undefined },
  isNew: boolean,
): DeliveryStatus {
  if (order.delivered) return 'delivered'
  if (isNew) return 'new'
  return Number(order.eta) > PACKED_BEFORE ? 'packing' : 'transit'
}
