import type { Order } from '@fruit/contracts/calls/orders'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../lib/services.ts'

/** What the shop says of a number: the order, or the number alone when no order has it. */
export type TrackedOrder = Order | { readonly orderId: string }

/** The order with a number. @param id empty: none is asked for */
export function useTrackedOrder(id: string) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['track-order', id],
    queryFn: async ({ signal }) => (await api.call('GET /rest/track-order/:id', { params: { id }, signal })).data[0],
    enabled: id !== '',
  })
}

/** Whether an order has the number that was asked for. */
export function isKnown(order: TrackedOrder): order is Order {
  return 'products' in order
}
