import { defineFact } from '@fruit/world/fact'

/** Somebody got the data that the shop keeps about an account. */
export const dataExported = defineFact<{
  accountId: number
  email: string
  /** Numbers of the orders in it, and the accounts that placed them. */
  orders: readonly { readonly orderId: string; readonly owner: number }[]
}>('privacy.data-exported')

/** Somebody asked the shop to forget an account. */
export const erasureRequested = defineFact<{ accountId: number }>('privacy.erasure-requested')
