import { useQuery } from '@tanstack/react-query'
import { useServices, useSession } from './services.ts'

/** What the membership costs whoever is signed in; an error for those who can not become members. */
export function useDeluxeOffer() {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: ['deluxe-offer', token],
    queryFn: async ({ signal }) => (await api.call('GET /rest/deluxe-membership', { signal })).data.membershipCost,
  })
}
