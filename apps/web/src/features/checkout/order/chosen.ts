import { useQuery } from '@tanstack/react-query'
import { useServices, useSession } from '../../../lib/services.ts'

/** Id of a choice made during checkout; null: none was made. */
type ChosenId = string | number | null

/** A saved address of the customer. */
export function useAddress(id: ChosenId) {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: ['addresses', token, String(id)],
    queryFn: async ({ signal }) => (await api.call('GET /api/Addresss/:id', { params: { id }, signal })).data,
    enabled: id !== null,
  })
}

/** A delivery method with the customer's price. */
export function useDelivery(id: ChosenId) {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: ['deliveries', token, String(id)],
    queryFn: async ({ signal }) => (await api.call('GET /api/Deliverys/:id', { params: { id }, signal })).data,
    enabled: id !== null,
  })
}

/** A saved card of the customer, masked. */
export function useCard(id: ChosenId) {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: ['cards', token, String(id)],
    queryFn: async ({ signal }) => (await api.call('GET /api/Cards/:id', { params: { id }, signal })).data,
    enabled: id !== null,
  })
}
