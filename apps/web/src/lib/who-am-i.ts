import { useQuery } from '@tanstack/react-query'
import { useServices, useSession } from './services.ts'
import { useShopQuery } from './use-shop-query.ts'

/** The current account as the server knows it; without an id for a visitor. */
export function useWhoAmI() {
  const { token } = useSession()
  return useShopQuery(['who-am-i', token], async (call) => (await call('GET /rest/user/whoami', { query: {} })).user)
}

/** The role that the server confirms; null for a visitor. The token in this browser may claim another role. */
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
