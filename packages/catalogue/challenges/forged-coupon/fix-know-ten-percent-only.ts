/** The discount of a coupon in percent, given what its code stands for, and the month; null when it is not valid. */
export function readCoupon(text: string, month: string): number | null {
  return text === `${month}-10` ? 10 : null
}
