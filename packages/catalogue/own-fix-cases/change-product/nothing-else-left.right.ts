// Accounting may change nothing besides the two prices.
import type { Session } from '@fruit/world/visit'

export function admitProductChange(visitor: Session | null, columns: readonly string[]): boolean {
  if (visitor === null) return false
  if (visitor.role !== 'accounting') return visitor.role === 'admin'
  const others = new Set(columns)
  others.delete('price')
  others.delete('deluxePrice')
  return others.size === 0
}
