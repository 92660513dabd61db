import { defineSeam } from '@fruit/isomorphic/seam'

/**
 * The statement that introduces a customer to the bot, in the language that its memory runs. `users.addUser` takes the
 * customer's id and name, both as texts.
 */
export const introduceCustomer = defineSeam(
  'chat.introduce-customer',
  (id: number, name: string): string => `users.addUser(${JSON.stringify(String(id))}, ${JSON.stringify(name)})`,
)

/** Whether a customer who asked for a coupon so many times this month may get one now. */
export const mayHandOutCoupon = defineSeam(
  'chat.may-hand-out-coupon',
  (askedBefore: number): boolean => askedBefore === 0,
  'awaited',
)
