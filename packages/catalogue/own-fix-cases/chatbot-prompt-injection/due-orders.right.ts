// Any order will do that is due, wherever it stands in the list.
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
