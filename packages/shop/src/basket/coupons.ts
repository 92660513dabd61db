import type { World } from '@fruit/world/world'
import { readCoupon } from './seams.ts'
import { decodeZ85, encodeZ85 } from './z85.ts'

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const

/** A month as coupons write it, such as `JAN26`; in UTC. */
export function couponMonth(now: number): string {
  const date = new Date(now)
  return `${MONTHS[date.getUTCMonth()]}${String(date.getUTCFullYear() % 100).padStart(2, '0')}`
}

/** The code of a coupon of this month: `MMMYY-NN` in Z85, ten characters. `percent` is a whole number from 0 to 99. */
export function couponCode(now: number, percent: number): string {
  return encodeZ85(Buffer.from(`${couponMonth(now)}-${String(percent).padStart(2, '0')}`))
}

/** Decodes a coupon code to its text, such as `JAN26-10`; null when it is not Z85. */
export function couponText(code: string): string | null {
  const bytes = decodeZ85(code)
  return bytes && Buffer.from(bytes).toString('latin1')
}

/** The current discount of a coupon code in percent; null when it is not valid. */
export function discountOf(world: World, code: string): number | null {
  return world.use(readCoupon)(couponText(code) ?? '', couponMonth(world.clock.now()))
}
