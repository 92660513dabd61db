/** What a product costs, in the currency of the shop. */
export interface Priced {
  readonly price: number
  readonly deluxePrice: number
}

/** An amount in whole cents. What products of binary fractions lack or have too much is far below the added millionth. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100 + 1e-6) / 100
}

/** What one piece costs: deluxe members pay the deluxe price. */
export function unitPrice(product: Priced, deluxe: boolean): number {
  return deluxe ? product.deluxePrice : product.price
}

/** Bonus points for pieces of a price: a tenth of it, rounded, for each. */
export function bonusPoints(unit: number, quantity: number): number {
  return Math.round(unit / 10) * quantity
}

/** A product in a basket or an order, priced. */
export interface PricedLine {
  /** Of one piece. */
  readonly price: number
  readonly total: number
  /** Points. */
  readonly bonus: number
}

/** Prices one product of a basket. */
export function priceLine(product: Priced, quantity: number, deluxe: boolean): PricedLine {
  const price = unitPrice(product, deluxe)
  return { price, total: roundToCents(price * quantity), bonus: bonusPoints(price, quantity) }
}

/** What lines come to together: the sum of their totals and of their points. */
export function sumOf(lines: readonly PricedLine[]): { total: number; bonus: number } {
  return {
    total: roundToCents(lines.reduce((sum, { total }) => sum + total, 0)),
    bonus: lines.reduce((sum, { bonus }) => sum + bonus, 0),
  }
}

/** What a discount in percent takes off an amount. */
export function discountOn(amount: number, percent: number): number {
  return roundToCents((amount * percent) / 100)
}

/** What a customer pays: the items, less the discount in percent on them, plus the delivery. */
export function amountDue(items: number, discountPercent: number, deliveryPrice: number): number {
  return roundToCents(items - discountOn(items, discountPercent) + deliveryPrice)
}
