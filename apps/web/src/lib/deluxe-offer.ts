import { useQuery } from '@tanstack/react-query'
import { useServices, useSession } from './services.ts'

/** Price of the membership for the customer; an error for customers who cannot become members. */
export function useDeluxeOffer() {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: ['deluxe-offer', token],
    queryFn: async ({ signal }) => (await api.call('GET /rest/deluxe-membership', { signal })).data.membershipCost,
  })
}
