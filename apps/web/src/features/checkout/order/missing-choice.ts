import type { MessageKey } from '../../../lib/i18n.ts'

/** Choices that an order requires; null: not made. */
interface Choices {
  /** Null: the basket is empty. */
  readonly basketId: number | null
  readonly addressId: string | null
  readonly deliveryMethodId: string | null
  readonly paymentId: string | null
}

/** A missing choice: the screen where it is made, and the key of the message about it. */
export interface MissingChoice {
  readonly choice: keyof Choices
  readonly to: string
  readonly text: Extract<MessageKey, `MISSING_${string}`>
}

/** In the order of the checkout. */
const CHOICES: readonly MissingChoice[] = [
  { choice: 'basketId', to: '/basket', text: 'MISSING_PRODUCTS' },
  { choice: 'addressId', to: '/address/select', text: 'MISSING_ADDRESS' },
  { choice: 'deliveryMethodId', to: '/delivery-method', text: 'MISSING_DELIVERY' },
  { choice: 'paymentId', to: '/payment/shop', text: 'MISSING_PAYMENT' },
]

/** The first missing choice; null if the order can be placed. */
export function missingChoice(choices: Choices): MissingChoice | null {
  return CHOICES.find(({ choice }) => choices[choice] === null || choices[choice] === '') ?? null
}
