// The thirteenth request gets another coupon.
export function mayHandOutCoupon(askedBefore: number): boolean {
  return askedBefore % 12 === 0
}
