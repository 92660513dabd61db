import type { Order } from '@fruit/contracts/calls/orders'
import { useShopQuery } from '../../lib/use-shop-query.ts'

/** The server's response to an order number: the order, or only the number if there is no such order. */
export type TrackedOrder = Order | { readonly orderId: string }

/** The order with a number. @param id empty: no request is sent */
export function useTrackedOrder(id: string) {
  return useShopQuery(
    ['track-order', id],
    async (call) => (await call('GET /rest/track-order/:id', { params: { id } })).data[0],
    { enabled: id !== '' },
  )
}

/** Whether there is an order with the requested number. */
export function isKnown(order: TrackedOrder): order is Order {
  return 'products' in order
}
