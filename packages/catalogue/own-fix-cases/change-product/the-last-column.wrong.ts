// Accounting can change a description if the last column is a price: `{"description": "…", "price": 1}`.
import type { Session } from '@fruit/world/visit'

export function admitProductChange(visitor: Session | null, columns: readonly string[]): boolean {
  let isAdmitted = false
  for (const column of columns)
    isAdmitted = visitor?.role === 'admin' || (visitor?.role === 'accounting' && ['price', 'deluxePrice'].includes(column))
  return isAdmitted
}
