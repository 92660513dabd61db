import { defineFact } from '@fruit/world/visits/fact'

/**
 * The bot gave a customer a coupon; `askedBefore` counts the customer's earlier requests in this month. `isEndless`:
 * the customer would get more coupons, however often they ask.
 */
export const couponHandedOut = defineFact<{ accountId: number; askedBefore: number; isEndless: boolean; code: string }>(
  'chat.coupon-handed-out',
)

/** The bot could not answer. `probeFailed`: its self-test failed; `reason`: the error of its memory. */
export const botFailed = defineFact<{ accountId: number; probeFailed: boolean; reason: string }>('chat.bot-failed')

/**
 * The model had a coupon generated. `isDue`: the shop's records contain an order that arrived damaged, whose customer
 * wants neither return nor exchange.
 */
export const couponGenerated = defineFact<{ discount: number; isDue: boolean; accountId: number | null }>(
  'chat.coupon-generated',
)

/** A visitor was shown the input of a tool call. `cookie`: value of `show_tool_calls`. */
export const toolCallShown = defineFact<{ tool: string; role: string | null; cookie: string | null }>(
  'chat.tool-call-shown',
)

/**
 * The assistant changed a delivery address. `accountId`: the customer in the conversation; `ownerId`: the owner of the
 * address.
 */
export const deliveryAddressChanged = defineFact<{ accountId: number | null; ownerId: number; addressId: number }>(
  'chat.delivery-address-changed',
)

/**
 * After a visitor wrote a review or a note (`about`), the next customer asked the assistant. `acts`: actions that the
 * assistant took for that customer without being asked.
 */
export const nextCustomerServed = defineFact<{
  about: 'review' | 'note'
  /** Role of the author; null without a session. */
  writer: string | null
  customerId: number
  acts: readonly string[]
  /** The assistant's answer contains the written text. */
  heard: boolean
}>('chat.next-customer-served')
