import { useSession } from '../../../lib/services.ts'
import { useShopQuery } from '../../../lib/use-shop-query.ts'

/** Query key of all balances. */
export const WALLET_BALANCE = ['wallet']

/** Range of amounts that can be added at once. */
export const CHARGE_RANGE = { min: 10, max: 1000 } as const

/** The balance of the customer's wallet. */
export function useWalletBalance(enabled = true) {
  const { token } = useSession()
  return useShopQuery([...WALLET_BALANCE, token], async (call) => (await call('GET /rest/wallet/balance')).data, {
    enabled,
    // Orders take money from it and add points to it.
    staleTime: 0,
  })
}

/** Whether an amount can be added to a wallet: within the range, and in whole cents. */
export function isChargeAmount(text: string): boolean {
  return /^\d+(?:\.\d{1,2})?$/.test(text) && Number(text) >= CHARGE_RANGE.min && Number(text) <= CHARGE_RANGE.max
}
