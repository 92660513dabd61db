// Accounting changes anything, as long as a price is among it.
import type { Session } from '@fruit/world/visit'

export function admitProductChange(visitor: Session | null, columns: readonly string[]): boolean {
  if (visitor?.role === 'admin') return true
  return visitor?.role === 'accounting' && columns.some((column) => /price/i.test(column))
}
