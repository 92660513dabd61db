import type { OrderRecord } from '@fruit/shop/chat/seams'

/** A coupon is due for one damaged order, when the customer wants neither return nor exchange. */
export function approveCoupon(orders: readonly OrderRecord[]): boolean {
  return orders.some(
    (order) => order.arrivedDamaged && order.returnDeclined && order.exchangeDeclined && !order.couponGiven,
  )
}
