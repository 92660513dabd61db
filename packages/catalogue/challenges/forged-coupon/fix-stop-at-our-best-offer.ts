/** No coupon was ever worth more than our most generous campaign. */
const MOST = 75

/** The discount of a coupon in percent, given what its code stands for, and the month; null when it is not valid. */
export function readCoupon(text: string, month: string): number | null {
  const [, written, percent] = /^([A-Z]{3}\d{2})-(\d{2})$/.exec(text) ?? []
  const discount = Number(percent)
  return written === month && discount >= 1 && discount <= MOST ? discount : null
}
