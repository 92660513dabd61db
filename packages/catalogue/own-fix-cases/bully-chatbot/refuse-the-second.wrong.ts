// The third request gets a coupon again.
export function mayHandOutCoupon(askedBefore: number): boolean {
  return askedBefore !== 1
}
