// Accounting can no longer change prices.
import type { Session } from '@fruit/world/visit'

export function admitProductChange(visitor: Session | null, columns: readonly string[]): boolean {
  return visitor?.role === 'admin' && columns.length > 0
}
