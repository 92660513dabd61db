// Accounting can change any column together with a price.
import type { Session } from '@fruit/world/visit'

export function admitProductChange(visitor: Session | null, columns: readonly string[]): boolean {
  if (visitor?.role === 'admin') return true
  return visitor?.role === 'accounting' && columns.some((column) => /price/i.test(column))
}
