import { defineFact } from '@fruit/world/visits/fact'

/** A customer requested a recycling box or a pickup. */
export const recyclingRequested = defineFact<{
  recycleId: number
  accountId: number
  addressId: number
  quantity: number
  isPickup: boolean
}>('recycling.recycling-requested')

/** Recycling requests were shown; `owners` are their accounts, `reader` is the account that read them. */
export const recyclesRead = defineFact<{ ids: readonly number[]; owners: readonly number[]; reader: number | null }>(
  'recycling.recycles-read',
  { isShown: true },
)
