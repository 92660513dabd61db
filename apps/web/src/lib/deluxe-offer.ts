import { useSession } from './services.ts'
import { useShopQuery } from './use-shop-query.ts'

/** Price of the membership for the customer; an error for customers who cannot become members. */
export function useDeluxeOffer() {
  const { token } = useSession()
  return useShopQuery(
    ['deluxe-offer', token],
    async (call) => (await call('GET /rest/deluxe-membership')).data.membershipCost,
  )
}
