import type { OwnOrders } from '@fruit/shop/orders/seams'

/** Which orders are an account's own: those that it placed. */
export function findOwnOrders({ accountId }: { readonly accountId: number }): OwnOrders {
  return { UserId: accountId }
}
