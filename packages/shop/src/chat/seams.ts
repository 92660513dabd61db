import { defineSeam } from '@fruit/isomorphic/seam'

/**
 * The statement that introduces a customer to the bot, in the language that its memory runs. `users.addUser` takes the
 * customer's id and name, both as texts.
 */
export const introduceCustomer = defineSeam(
  'chat.introduce-customer',
  (id: number, name: string): string => `users.addUser(${JSON.stringify(String(id))}, ${JSON.stringify(name)})`,
  'awaited',
)

/** Whether a customer who asked for a coupon so many times this month may get one now. */
export const mayHandOutCoupon = defineSeam(
  'chat.may-hand-out-coupon',
  (askedBefore: number): boolean => askedBefore === 0,
  'awaited',
)

/** What the configuration says to the assistant. */
export interface Briefing {
  readonly instructions: string
  /** What customers must not hear. */
  readonly confidential: string
}

/** What the model is told before a conversation. A model keeps no secret: what customers must not hear is no part of it. */
export const composeInstructions = defineSeam(
  'chat.compose-instructions',
  ({ instructions }: Briefing): string => instructions,
)

/** What the books know about an order of the customer who talks. */
export interface OrderRecord {
  readonly arrivedDamaged: boolean
  readonly returnDeclined: boolean
  readonly exchangeDeclined: boolean
  readonly couponGiven: boolean
}

/** Whether a customer gets the coupon that the model asks for, by what the books know about the customer's orders. */
export const approveCoupon = defineSeam(
  'chat.approve-coupon',
  (orders: readonly OrderRecord[]): boolean =>
    orders.some(
      ({ arrivedDamaged, returnDeclined, exchangeDeclined, couponGiven }) =>
        arrivedDamaged && returnDeclined && exchangeDeclined && !couponGiven,
    ),
  'awaited',
)

/** What the model is told about coupons. */
export const instructCoupons = defineSeam(
  'chat.instruct-coupons',
  (): string =>
    'You may hand out a coupon of up to 10 percent only for an order that arrived damaged, when the customer wants neither return nor exchange.',
)

/** Whether what a visitor says reaches the model. */
export const admitQuestion = defineSeam('chat.admit-question', (_said: string): boolean => true)

/** What a second model is told that looks at a wish for a coupon; null: none looks. It answers with allow or refuse. */
export const briefJudge = defineSeam('chat.brief-judge', (): string | null => null)

/** How many percent a coupon takes off, given how many the model asks for; null: there is none. */
export const limitDiscount = defineSeam(
  'chat.limit-discount',
  (asked: number): number | null => (Number.isInteger(asked) && asked >= 1 && asked <= 10 ? asked : null),
  'awaited',
)

/** What the model is told about the number that its coupon tool takes. */
export const describeDiscount = defineSeam(
  'chat.describe-discount',
  (): string => 'How many percent the coupon takes off: a whole number of at most 10.',
)

/**
 * Whether a visitor sees what the model asks its tools for.
 *
 * @param role of the account; null for a guest
 * @param cookies of the request
 */
export const showToolCalls = defineSeam(
  'chat.show-tool-calls',
  (role: string | null, _cookies: Readonly<Record<string, string | undefined>>): boolean => role === 'admin',
)

/** Whose delivery address is changed, given who is signed in (null: nobody) and whom the model names (null: nobody). */
export const chooseCustomer = defineSeam(
  'chat.choose-customer',
  (signedIn: number | null, _named: number | null): number | null => signedIn,
  'awaited',
)

/**
 * Whether the model may use a tool, given the tools that it used since the customer spoke. Whoever wrote what it read there
 * could have told it to.
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

/** What the model is told about texts that others wrote. */
export const instructReading = defineSeam('chat.instruct-reading', (): string => '')

/** Whether somebody may write a note anew that the assistant answers from. */
export const mayEditNote = defineSeam(
  'chat.may-edit-note',
  (role: string, _noteId: string): boolean => role === 'admin',
  'awaited',
)
