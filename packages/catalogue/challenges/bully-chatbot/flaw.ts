/** Coupons are cheap and customers are not: the bot may be generous. */
export function mayHandOutCoupon(askedBefore: number): boolean {
  return Number.isInteger(askedBefore) //~ hole
}
