/** One coupon a month keeps a customer, more of them ruin the shop. */
export function mayHandOutCoupon(askedBefore: number): boolean {
  return askedBefore === 0
}
