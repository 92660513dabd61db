import type { Order } from '@fruit/contracts/calls/orders'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../lib/services.ts'

/** The server's response to an order number: the order, or only the number if there is no such order. */
export type TrackedOrder = Order | { readonly orderId: string }

/** The order with a number. @param id empty: no request is sent */
export function useTrackedOrder(id: string) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['track-order', id],
    queryFn: async ({ signal }) => (await api.call('GET /rest/track-order/:id', { params: { id }, signal })).data[0],
    enabled: id !== '',
  })
}

/** Whether there is an order with the requested number. */
export function isKnown(order: TrackedOrder): order is Order {
  return 'products' in order
}
