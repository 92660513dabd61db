import { defineFact } from '@fruit/world/visits/fact'

/** The data that the shop keeps about an account was exported. */
export const dataExported = defineFact<{
  accountId: number
  email: string
  /** Numbers of the exported orders, and the accounts that placed them. */
  orders: readonly { readonly orderId: string; readonly owner: number }[]
}>('privacy.data-exported')

/** The erasure of an account was requested. */
export const erasureRequested = defineFact<{ accountId: number }>('privacy.erasure-requested')
