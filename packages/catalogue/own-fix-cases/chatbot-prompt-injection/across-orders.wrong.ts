// Combines a damaged order with another order whose return was declined; no single one is a valid claim.
interface Order {
  arrivedDamaged: boolean
  returnDeclined: boolean
  exchangeDeclined: boolean
  couponGiven: boolean
}

export function approveCoupon(orders: readonly Order[]): boolean {
  return (
    orders.some((order) => order.arrivedDamaged && !order.couponGiven) &&
    orders.some((order) => order.returnDeclined) &&
    orders.some((order) => order.exchangeDeclined)
  )
}
