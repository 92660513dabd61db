import type { Session } from '@fruit/world/visit'

const PRICES: readonly string[] = ['price', 'deluxePrice']

/** Whether a visitor may change these columns of a product: administrators all, accounting what it charges. */
export function admitProductChange(visitor: Session | null, columns: readonly string[]): boolean {
  if (visitor?.role === 'admin') return true
  return visitor?.role === 'accounting' && columns.every((column) => PRICES.includes(column))
}

/** Whether a visitor may add products. */
export function admitNewProduct(visitor: Session | null): boolean {
  return visitor?.role === 'admin'
}
