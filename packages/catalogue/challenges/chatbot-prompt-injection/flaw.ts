import type { OrderRecord } from '@fruit/shop/chat/seams'

/** The assistant knows our coupon policy, so every customer it sends is entitled to a coupon. */
export function approveCoupon(_orders: readonly OrderRecord[]): boolean {
  return true //~ hole
}

/** The assistant's instructions about coupons. */
export function instructCoupons(): string {
  return 'You may hand out a coupon of up to 10 percent only for an order that arrived damaged, when the customer wants neither return nor exchange.'
}

/** All messages of customers reach the assistant. */
export function admitQuestion(_said: string): boolean {
  return true
}

/** One assistant is enough. */
export function briefJudge(): string | null {
  return null
}
