import type { OwnOrders } from '@fruit/shop/orders/seams'

/** Which orders are an account's own: those with its e-mail, letter by letter. */
export function findOwnOrders({ email }: { readonly email: string }): OwnOrders {
  return { email }
}
