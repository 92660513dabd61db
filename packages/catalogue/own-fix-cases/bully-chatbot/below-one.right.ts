// Only customers who have not asked this month get a coupon.
export function mayHandOutCoupon(timesBefore: number): boolean {
  if (timesBefore >= 1) return false
  return true
}
