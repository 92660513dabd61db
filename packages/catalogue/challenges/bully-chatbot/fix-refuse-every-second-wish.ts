/** Coupons are cheap, but not that cheap. */
export function mayHandOutCoupon(askedBefore: number): boolean {
  return askedBefore % 2 === 0
}
