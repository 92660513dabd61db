import { defineSeam } from '@fruit/isomorphic/seam'
import type { Scope } from '../resources/row-source.ts'

/** Which addresses an account can change: its own. One that was changed belongs to the account from then on. */
export const reachAddressesToChange = defineSeam(
  'addresses.reach-addresses-to-change',
  (accountId: number): Scope => ({ UserId: accountId }),
)
