import { bonusFor, priceFor } from '../../lib/price.ts'
import type { Role } from '../../lib/token.ts'
import type { BasketLine } from './basket.ts'

/** What a basket comes to, in the shop's currency. */
export interface BasketSum {
  /** Of all products, before the discount. */
  readonly items: number
  readonly discount: number
  readonly total: number
  /** Points that the customer earns. */
  readonly bonus: number
}

type Counted = Pick<BasketLine, 'price' | 'deluxePrice'> & { readonly BasketItem: { readonly quantity: number } }

/**
 * Adds up a basket. The server does so too, when it is paid.
 *
 * @param role of the customer: deluxe members pay the deluxe price
 * @param percent that a coupon takes off
 */
export function basketSum(lines: readonly Counted[], role: Role | null, percent: number): BasketSum {
  const items = cents(lines.reduce((sum, line) => sum + lineTotal(line, role), 0))
  const discount = cents((items * percent) / 100)
  const bonus = lines.reduce((sum, line) => sum + bonusFor(line, role) * line.BasketItem.quantity, 0)
  return { items, discount, total: cents(items - discount), bonus }
}

/** What all pieces of one product cost. */
export function lineTotal(line: Counted, role: Role | null): number {
  return cents(priceFor(line, role) * line.BasketItem.quantity)
}

/** Rounds to whole cents; what products of binary fractions lack is far below the added millionth. */
function cents(amount: number): number {
  return Math.round(amount * 100 + 1e-6) / 100
}
