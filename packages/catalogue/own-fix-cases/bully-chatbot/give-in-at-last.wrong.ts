// The fifty-first request gets another coupon.
export function mayHandOutCoupon(askedBefore: number): boolean {
  return askedBefore === 0 || askedBefore >= 50
}
