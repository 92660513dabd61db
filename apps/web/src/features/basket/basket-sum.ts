import { bonusFor, priceFor } from '../../lib/price.ts'
import type { Role } from '../../lib/token.ts'
import type { BasketLine } from './basket.ts'

/** Amounts of a basket, in the shop's currency. */
export interface BasketSum {
  /** Sum of all products, before the discount. */
  readonly items: number
  readonly discount: number
  readonly total: number
  /** Points that the customer earns. */
  readonly bonus: number
}

type PricedLine = Pick<BasketLine, 'price' | 'deluxePrice'> & { readonly BasketItem: { readonly quantity: number } }

/**
 * Adds up a basket. The server computes the same sum at checkout.
 *
 * @param role of the customer: deluxe members pay the deluxe price
 * @param percent discount of a coupon
 */
export function basketSum(lines: readonly PricedLine[], role: Role | null, percent: number): BasketSum {
  const items = roundToCents(lines.reduce((sum, line) => sum + lineTotal(line, role), 0))
  const discount = roundToCents((items * percent) / 100)
  const bonus = lines.reduce((sum, line) => sum + bonusFor(line, role) * line.BasketItem.quantity, 0)
  return { items, discount, total: roundToCents(items - discount), bonus }
}

/** Price of all pieces of one product. */
export function lineTotal(line: PricedLine, role: Role | null): number {
  return roundToCents(priceFor(line, role) * line.BasketItem.quantity)
}

/** Rounds to whole cents. The added millionth of a cent compensates the error of binary fractions. */
function roundToCents(amount: number): number {
  return Math.round(amount * 100 + 1e-6) / 100
}
