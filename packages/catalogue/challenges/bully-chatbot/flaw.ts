/** Coupons are cheap and customers are not: the dice decide how generous the bot is. */
export function mayHandOutCoupon(_askedBefore: number): boolean {
  return true //~ hole
}
