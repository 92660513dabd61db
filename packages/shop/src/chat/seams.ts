import { defineSeam } from '@fruit/isomorphic/seam'

/**
 * The script that introduces a customer to the bot, in the language of its memory. `users.addUser` takes the customer's
 * id and name, both as texts.
 */
export const introduceCustomer = defineSeam(
  'chat.introduce-customer',
  (id: number, name: string): string => `users.addUser(${JSON.stringify(String(id))}, ${JSON.stringify(name)})`,
  'awaited',
)

/** Decides whether a customer gets a coupon now, after `askedBefore` requests in this month. */
export const mayHandOutCoupon = defineSeam(
  'chat.may-hand-out-coupon',
  (askedBefore: number): boolean => askedBefore === 0,
  'awaited',
)

/** The configured instructions of the assistant. */
export interface Briefing {
  readonly instructions: string
  /** Confidential: not for customers. */
  readonly confidential: string
}

/** The instructions in the system prompt. A model keeps no secrets, so confidential text is left out. */
export const composeInstructions = defineSeam(
  'chat.compose-instructions',
  ({ instructions }: Briefing): string => instructions,
)

/** The shop's records about an order of the customer in the conversation. */
export interface OrderRecord {
  readonly arrivedDamaged: boolean
  readonly returnDeclined: boolean
  readonly exchangeDeclined: boolean
  readonly couponGiven: boolean
}

/** Decides whether a customer gets the coupon that the model requests, based on the shop's records. */
export const approveCoupon = defineSeam(
  'chat.approve-coupon',
  (orders: readonly OrderRecord[]): boolean =>
    orders.some(
      ({ arrivedDamaged, returnDeclined, exchangeDeclined, couponGiven }) =>
        arrivedDamaged && returnDeclined && exchangeDeclined && !couponGiven,
    ),
  'awaited',
)

/** The part of the system prompt about coupons. */
export const instructCoupons = defineSeam(
  'chat.instruct-coupons',
  (): string =>
    'You may hand out a coupon of up to 10 percent only for an order that arrived damaged, when the customer wants neither return nor exchange.',
)

/** Decides whether a visitor's message reaches the model. */
export const admitQuestion = defineSeam('chat.admit-question', (_said: string): boolean => true)

/**
 * The instructions for a second model that reviews coupon requests; null for no review. It answers with allow or
 * refuse.
 */
export const briefJudge = defineSeam('chat.brief-judge', (): string | null => null)

/** The discount of a coupon in percent, given the one that the model requests; null for no coupon. */
export const limitDiscount = defineSeam(
  'chat.limit-discount',
  (asked: number): number | null => (Number.isInteger(asked) && asked >= 1 && asked <= 10 ? asked : null),
  'awaited',
)

/** The part of the system prompt about the number that the coupon tool takes. */
export const describeDiscount = defineSeam(
  'chat.describe-discount',
  (): string => 'How many percent the coupon takes off: a whole number of at most 10.',
)

/**
 * Decides whether a visitor sees the input of tool calls.
 *
 * @param role of the account; null for a guest
 * @param cookies of the request
 */
export const showToolCalls = defineSeam(
  'chat.show-tool-calls',
  (role: string | null, _cookies: Readonly<Record<string, string | undefined>>): boolean => role === 'admin',
)

/**
 * The account whose delivery address is changed, given the logged-in account and the one that the model names (null for
 * none).
 */
export const chooseCustomer = defineSeam(
  'chat.choose-customer',
  (signedIn: number | null, _named: number | null): number | null => signedIn,
  'awaited',
)

/**
 * Decides whether the model may use a tool, given the tools that it used since the customer's last message. Texts that
 * those tools returned may contain a prompt injection.
 */
export const mayUseTool = defineSeam(
  'chat.may-use-tool',
  (tool: string, usedBefore: readonly string[]): boolean =>
    !(
      ['generateCoupon', 'changeDeliveryAddress', 'openComplaint'].includes(tool) &&
      usedBefore.some((used) => used === 'getProductReviews' || used === 'lookUpNotes')
    ),
  'awaited',
)

/** The part of the system prompt about texts that other people wrote. */
export const instructReading = defineSeam('chat.instruct-reading', (): string => '')

/** Decides whether a role may change a note that the assistant reads. */
export const mayEditNote = defineSeam(
  'chat.may-edit-note',
  (role: string, _noteId: string): boolean => role === 'admin',
  'awaited',
)
