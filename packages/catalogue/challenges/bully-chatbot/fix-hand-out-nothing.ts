/** Coupons are for the newsletter. */
export function mayHandOutCoupon(_askedBefore: number): boolean {
  return false
}
