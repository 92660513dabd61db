// Accounting cannot set the price for members.
import type { Session } from '@fruit/world/visit'

export function admitProductChange(visitor: Session | null, columns: readonly string[]): boolean {
  if (visitor?.role === 'accounting') return columns.length === 1 && columns[0] === 'price'
  return visitor?.role === 'admin'
}
