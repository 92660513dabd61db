// The third wish comes true again.
export function mayHandOutCoupon(askedBefore: number): boolean {
  return askedBefore !== 1
}
