import { useSession } from '../../../lib/services.ts'
import { useShopQuery } from '../../../lib/use-shop-query.ts'

/** Id of a choice made during checkout; null: none was made. */
type ChosenId = string | number | null

/** A saved address of the customer. */
export function useAddress(id: ChosenId) {
  const { token } = useSession()
  return useShopQuery(
    ['addresses', token, String(id)],
    async (call) => (await call('GET /api/Addresss/:id', { params: { id } })).data,
    { enabled: id !== null },
  )
}

/** A delivery method with the customer's price. */
export function useDelivery(id: ChosenId) {
  const { token } = useSession()
  return useShopQuery(
    ['deliveries', token, String(id)],
    async (call) => (await call('GET /api/Deliverys/:id', { params: { id } })).data,
    { enabled: id !== null },
  )
}

/** A saved card of the customer, masked. */
export function useCard(id: ChosenId) {
  const { token } = useSession()
  return useShopQuery(
    ['cards', token, String(id)],
    async (call) => (await call('GET /api/Cards/:id', { params: { id } })).data,
    { enabled: id !== null },
  )
}
