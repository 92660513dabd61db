/** The prices of a product, in the currency of the shop. */
export interface Priced {
  readonly price: number
  readonly deluxePrice: number
}

/** Rounds an amount to whole cents. The added millionth of a cent far exceeds the floating-point error of products. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100 + 1e-6) / 100
}

/** The price of one piece: deluxe members pay the deluxe price. */
export function unitPrice(product: Priced, deluxe: boolean): number {
  return deluxe ? product.deluxePrice : product.price
}

/** Bonus points for `quantity` pieces: a tenth of the unit price, rounded, for each piece. */
export function bonusPoints(unit: number, quantity: number): number {
  return Math.round(unit / 10) * quantity
}

/** A product in a basket or an order, priced. */
export interface PricedLine {
  /** Price of one piece. */
  readonly price: number
  readonly total: number
  /** In points. */
  readonly bonus: number
}

/** Prices one product of a basket. */
export function priceLine(product: Priced, quantity: number, deluxe: boolean): PricedLine {
  const price = unitPrice(product, deluxe)
  return { price, total: roundToCents(price * quantity), bonus: bonusPoints(price, quantity) }
}

/** Sums the totals and the bonus points of lines. */
export function sumOf(lines: readonly PricedLine[]): { total: number; bonus: number } {
  return {
    total: roundToCents(lines.reduce((sum, { total }) => sum + total, 0)),
    bonus: lines.reduce((sum, { bonus }) => sum + bonus, 0),
  }
}

/** The amount that a discount in percent takes off. */
export function discountOn(amount: number, percent: number): number {
  return roundToCents((amount * percent) / 100)
}

/** The amount to pay: the items, minus the discount in percent on them, plus the delivery. */
export function amountDue(items: number, discountPercent: number, deliveryPrice: number): number {
  return roundToCents(items - discountOn(items, discountPercent) + deliveryPrice)
}
