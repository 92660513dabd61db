import type { OrderRecord } from '@fruit/shop/chat/seams'

/** The assistant knows our coupon policy by heart, so whoever it sends has a right to one. */
export function approveCoupon(_orders: readonly OrderRecord[]): boolean {
  return true //~ hole
}

/** What the assistant is told about coupons. */
export function instructCoupons(): string {
  return 'You may hand out a coupon of up to 10 percent only for an order that arrived damaged, when the customer wants neither return nor exchange.'
}

/** Whatever customers say is worth hearing. */
export function admitQuestion(_said: string): boolean {
  return true
}

/** One assistant is enough. */
export function briefJudge(): string | null {
  return null
}
