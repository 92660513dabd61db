// Accepts any order with a valid claim, at any position.
interface Order {
  arrivedDamaged: boolean
  returnDeclined: boolean
  exchangeDeclined: boolean
  couponGiven: boolean
}

export function approveCoupon(orders: readonly Order[]): boolean {
  for (const order of orders) {
    if (order.couponGiven || !order.arrivedDamaged) continue
    if (order.returnDeclined && order.exchangeDeclined) return true
  }
  return false
}
