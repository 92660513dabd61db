/** `unknown`: the stock is not loaded yet, or the product has none listed. */
export type StockState = 'unknown' | 'plenty' | 'low' | 'sold-out'

/** At so many and fewer the shop warns. */
const LOW = 5

/** @param quantity how many are left; may be below 0 */
export function stockState(quantity: number | undefined): StockState {
  if (quantity === undefined) return 'unknown'
  if (quantity <= 0) return 'sold-out'
  return quantity <= LOW ? 'low' : 'plenty'
}
