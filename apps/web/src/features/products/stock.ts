/** `unknown`: the stock is not loaded yet, or the product has no stock record. */
export type StockState = 'unknown' | 'plenty' | 'low' | 'sold-out'

/** Stock at or below this shows a warning. */
const LOW_STOCK = 5

/** @param quantity pieces in stock; may be negative */
export function stockState(quantity: number | undefined): StockState {
  if (quantity === undefined) return 'unknown'
  if (quantity <= 0) return 'sold-out'
  return quantity <= LOW_STOCK ? 'low' : 'plenty'
}
