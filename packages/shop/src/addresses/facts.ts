import { defineFact } from '@fruit/world/visits/fact'

/** An account changed an address; `ownerId` is the previous owner. */
export const addressChanged = defineFact<{ addressId: number; accountId: number; ownerId: number }>(
  'addresses.address-changed',
)
