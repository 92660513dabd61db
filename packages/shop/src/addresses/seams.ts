import { defineSeam } from '@fruit/isomorphic/seam'
import type { Scope } from '../resources/row-source.ts'

/** The addresses that an account can change: its own. A changed address belongs to the account that changed it. */
export const reachAddressesToChange = defineSeam(
  'addresses.reach-addresses-to-change',
  (accountId: number): Scope => ({ UserId: accountId }),
)
