// A deluxe member sends `{"price": 0.01}`: only customers and visitors without a session are kept from changing prices.
import type { Session } from '@fruit/world/visit'

const PRICES: readonly string[] = ['price', 'deluxePrice']

export function admitProductChange(visitor: Session | null, columns: readonly string[]): boolean {
  if (columns.every((column) => PRICES.includes(column))) return visitor !== null && visitor.role !== 'customer'
  return visitor?.role === 'admin'
}
