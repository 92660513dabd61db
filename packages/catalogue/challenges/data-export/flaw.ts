import type { OwnOrders } from '@fruit/shop/orders/seams'

/** Which orders are an account's own. They bear the e-mail without its vowels, so that is what to look for. */
export function findOwnOrders({ email }: { readonly email: string }): OwnOrders {
  return { email: email.replace(/[aeiou]/gi, '*') } //~ hole
}
