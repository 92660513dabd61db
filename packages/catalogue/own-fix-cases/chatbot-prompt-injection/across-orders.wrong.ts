// One order is damaged and another one declined: together they are no claim.
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
