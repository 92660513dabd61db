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

/** The role that the shop says somebody has, whatever stands in the token of this browser; null for a visitor. */
export function useConfirmedRole() {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: ['confirmed-role', token],
    queryFn: async ({ signal }) => {
      const { user } = await api.call('GET /rest/user/whoami', { query: { fields: 'role' }, signal })
      return typeof user.role === 'string' ? user.role : null
    },
  })
}
