import type { Campaign } from '@fruit/isomorphic/campaigns'
import { defineSeam } from '@fruit/isomorphic/seam'
import type { Filter } from '@fruit/world/documents'
import type { PlainText } from '@fruit/world/texts/texts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The filter that finds an order by its number. */
export const findOrder = defineSeam('orders.find-order', (orderId: string): Filter => ({ orderId }), 'awaited')

/** The order number in the response when no order has it. Order numbers consist of letters, digits and dashes. */
export const echoOrderId = defineSeam('orders.echo-order-id', (sent: string): string => sent.replace(/[^\w-]/g, ''))

/**
 * The field that an account's orders are found by. The e-mail in orders has masked vowels. `orderIdBegins` restricts
 * the result to order numbers with this prefix.
 */
export type OwnOrders = { readonly UserId: number } | { readonly email: string; readonly orderIdBegins?: string }

/** The filter for an account's own orders. */
export const findOwnOrders = defineSeam(
  'orders.find-own-orders',
  (account: { readonly accountId: number; readonly email: string }): OwnOrders => ({ UserId: account.accountId }),
)

/** A campaign that a client names, and the day of the client's clock. */
export interface CampaignClaim {
  readonly campaign: Campaign
  /** Midnight of the client's day, in the format of `validOn`. */
  readonly claimedDay: number
}

/** Decides whether a campaign is valid at a time: on its own day by the shop's clock, regardless of the client. */
export const acceptCampaign = defineSeam(
  'orders.accept-campaign',
  ({ campaign }: CampaignClaim, now: number): boolean => now >= campaign.validOn && now < campaign.validOn + DAY_MS,
  'awaited',
)

/** Check results of an order's details. `unknown`: it does not exist or does not belong to the account. */
export interface OrderDetails {
  readonly address: 'own' | 'unknown' | 'missing'
  readonly delivery: 'offered' | 'unknown' | 'missing'
  readonly payment: 'wallet' | 'own-card' | 'unusable-card' | 'missing'
}

/** Returns the reason why an order can't be placed with these details, or null. */
export const checkOrderDetails = defineSeam('orders.check-order-details', (details: OrderDetails): string | null => {
  if (details.address === 'missing') return 'Please choose an address that we should deliver to.' satisfies PlainText
  if (details.address === 'unknown')
    return 'That address is not one of yours. Please choose another one.' satisfies PlainText
  if (details.delivery === 'unknown')
    return 'We do not deliver that way. Please choose another delivery method.' satisfies PlainText
  if (details.payment === 'missing') return 'Please choose how you would like to pay.' satisfies PlainText
  if (details.payment === 'unusable-card')
    return 'That card will not do: please choose one of yours that is still valid.' satisfies PlainText
  return null
})
