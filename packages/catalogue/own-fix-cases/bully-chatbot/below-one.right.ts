// Only who has not asked before this month gets one.
export function mayHandOutCoupon(timesBefore: number): boolean {
  if (timesBefore >= 1) return false
  return true
}
