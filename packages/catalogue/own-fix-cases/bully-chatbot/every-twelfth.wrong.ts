// Whoever goes on asking gets another coupon at the thirteenth time.
export function mayHandOutCoupon(askedBefore: number): boolean {
  return askedBefore % 12 === 0
}
