/** The discount of a coupon in percent, given what its code stands for, and the month; null when it is not valid. */
export function readCoupon(text: string, month: string): number | null {
  const [, written, percent] = /([A-Z]{3}\d{2})-(\d{2})/.exec(text) ?? []
  return written === month ? Number(percent) : null //~ hole
}
