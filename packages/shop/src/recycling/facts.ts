import { defineFact } from '@fruit/world/fact'

/** Somebody asked for a box to recycle with, or for a pickup. */
export const recyclingRequested = defineFact<{
  recycleId: number
  accountId: number
  addressId: number
  quantity: number
  isPickup: boolean
}>('recycling.recycling-requested')

/** Recycling requests were shown; `owners` are the accounts that they are of, `reader` who saw them. */
export const recyclesRead = defineFact<{ ids: readonly number[]; owners: readonly number[]; reader: number | null }>(
  'recycling.recycles-read',
  { isShown: true },
)
