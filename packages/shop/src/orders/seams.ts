import type { Campaign } from '@fruit/isomorphic/campaigns'
import { defineSeam } from '@fruit/isomorphic/seam'
import type { Filter } from '@fruit/world/documents'
import type { Plain } from '@fruit/world/texts/texts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The filter of the order with a number. */
export const findOrder = defineSeam('orders.find-order', (orderId: string): Filter => ({ orderId }), 'awaited')

/** What the answer says of a number that no order has. Numbers of orders are made of letters, digits and dashes. */
export const echoOrderId = defineSeam('orders.echo-order-id', (sent: string): string => sent.replace(/[^\w-]/g, ''))

/**
 * The field by which an account's orders are found, and its value. The e-mail in orders has lost its vowels; with
 * `orderIdBegins`, only orders whose number begins so are found.
 */
export type OwnOrders = { readonly UserId: number } | { readonly email: string; readonly orderIdBegins?: string }

/** Which orders are an account's own. */
export const findOwnOrders = defineSeam(
  'orders.find-own-orders',
  (account: { readonly accountId: number; readonly email: string }): OwnOrders => ({ UserId: account.accountId }),
)

/** A campaign that a client names, and the day on which it believes to be. */
export interface CampaignClaim {
  readonly campaign: Campaign
  /** What its clock said: the midnight of a day, written as `validOn` is. */
  readonly claimedDay: number
}

/** Whether a campaign gives its discount, given the time: on its own day by the shop's clock, whatever clients say. */
export const acceptCampaign = defineSeam(
  'orders.accept-campaign',
  ({ campaign }: CampaignClaim, now: number): boolean => now >= campaign.validOn && now < campaign.validOn + DAY_MS,
  'awaited',
)

/** What of the details of an order is there: `unknown` is something that is not the account's, or not at all. */
export interface OrderDetails {
  readonly address: 'own' | 'unknown' | 'missing'
  readonly delivery: 'offered' | 'unknown' | 'missing'
  readonly payment: 'wallet' | 'own-card' | 'unusable-card' | 'missing'
}

/** Why an order cannot be placed with these details; null when it can. */
export const checkOrderDetails = defineSeam('orders.check-order-details', (details: OrderDetails): string | null => {
  if (details.address === 'missing') return 'Please choose an address that we should deliver to.' satisfies Plain
  if (details.address === 'unknown')
    return 'That address is not one of yours. Please choose another one.' satisfies Plain
  if (details.delivery === 'unknown')
    return 'We do not deliver that way. Please choose another delivery method.' satisfies Plain
  if (details.payment === 'missing') return 'Please choose how you would like to pay.' satisfies Plain
  if (details.payment === 'unusable-card')
    return 'That card will not do: please choose one of yours that is still valid.' satisfies Plain
  return null
})
