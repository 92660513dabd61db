// Whoever asks a fifty-first time gets a second coupon, to have peace.
export function mayHandOutCoupon(askedBefore: number): boolean {
  return askedBefore === 0 || askedBefore >= 50
}
