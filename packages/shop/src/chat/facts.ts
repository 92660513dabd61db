import { defineFact } from '@fruit/world/fact'

/**
 * The bot gave a customer a coupon, who had asked for one so many times this month before. `isEndless`: whoever goes on
 * asking may get more, however often they have asked.
 */
export const couponHandedOut = defineFact<{ accountId: number; askedBefore: number; isEndless: boolean; code: string }>(
  'chat.coupon-handed-out',
)

/**
 * The bot could not answer any more. `probeFailed`: not even its own test sentence; `reason` is what its memory says.
 */
export const botFailed = defineFact<{ accountId: number; probeFailed: boolean; reason: string }>('chat.bot-failed')

/**
 * A coupon was made because the model asked for it. `isDue`: the books of the shop know an order that arrived damaged, whose
 * customer wants neither return nor exchange.
 */
export const couponGenerated = defineFact<{ discount: number; isDue: boolean; accountId: number | null }>(
  'chat.coupon-generated',
)

/** A visitor was shown what the model asked a tool for. `cookie`: value of `show_tool_calls`. */
export const toolCallShown = defineFact<{ tool: string; role: string | null; cookie: string | null }>(
  'chat.tool-call-shown',
)

/** The assistant changed a delivery address: for whom it talked to, and whose it was. */
export const deliveryAddressChanged = defineFact<{ accountId: number | null; ownerId: number; addressId: number }>(
  'chat.delivery-address-changed',
)

/**
 * The next customer asked the assistant, after something had been written: `about` a review or a note. `acts`: what it did
 * for that customer that nobody asked for.
 */
export const nextCustomerServed = defineFact<{
  about: 'review' | 'note'
  /** Role of who had written it; null where nobody was signed in. */
  writer: string | null
  customerId: number
  acts: readonly string[]
  /** The answer holds what was written. */
  heard: boolean
}>('chat.next-customer-served')
