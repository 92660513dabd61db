import { defineFact } from '@fruit/world/fact'

/** An account changed an address; `ownerId` is whose it was before. */
export const addressChanged = defineFact<{ addressId: number; accountId: number; ownerId: number }>(
  'addresses.address-changed',
)
