import type { MessageKey } from '../../lib/i18n.ts'

/** What is needed for an order; null: it was not chosen. */
interface Choices {
  /** Null: nothing is in it. */
  readonly basketId: number | null
  readonly addressId: string | null
  readonly deliveryMethodId: string | null
  readonly paymentId: string | null
}

/** A choice that is still to be made: where that is done, and what to tell who has left it out. */
export interface MissingChoice {
  readonly choice: keyof Choices
  readonly to: string
  readonly text: Extract<MessageKey, `MISSING_${string}`>
}

/** In the order in which they are made. */
const CHOICES: readonly MissingChoice[] = [
  { choice: 'basketId', to: '/basket', text: 'MISSING_PRODUCTS' },
  { choice: 'addressId', to: '/address/select', text: 'MISSING_ADDRESS' },
  { choice: 'deliveryMethodId', to: '/delivery-method', text: 'MISSING_DELIVERY' },
  { choice: 'paymentId', to: '/payment/shop', text: 'MISSING_PAYMENT' },
]

/** The first choice that is still to be made; null when an order can be placed. */
export function missingChoice(choices: Choices): MissingChoice | null {
  return CHOICES.find(({ choice }) => choices[choice] === null || choices[choice] === '') ?? null
}
