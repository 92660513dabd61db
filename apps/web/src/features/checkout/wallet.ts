import { useQuery } from '@tanstack/react-query'
import { useServices, useSession } from '../../lib/services.ts'

/** Every balance is kept below this key. */
export const WALLET_BALANCE = ['wallet']

/** What may be charged at once. */
export const CHARGE = { min: 10, max: 1000 } as const

/** How much is in the wallet of whoever is signed in. */
export function useWalletBalance(enabled = true) {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: [...WALLET_BALANCE, token],
    queryFn: async ({ signal }) => (await api.call('GET /rest/wallet/balance', { signal })).data,
    enabled,
    // Orders take from it and add points to it.
    staleTime: 0,
  })
}

/** An amount that a wallet can be charged with: of the range, and in whole cents. */
export function isChargeAmount(text: string): boolean {
  return /^\d+(?:\.\d{1,2})?$/.test(text) && Number(text) >= CHARGE.min && Number(text) <= CHARGE.max
}
