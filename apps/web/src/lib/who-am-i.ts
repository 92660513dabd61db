import { useQuery } from '@tanstack/react-query'
import { useServices, useSession } from './services.ts'

/** The account of whoever is signed in, as the shop knows it; without an id for a visitor. */
export function useWhoAmI() {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: ['who-am-i', token],
    queryFn: async ({ signal }) => (await api.call('GET /rest/user/whoami', { query: {}, signal })).user,
  })
}
