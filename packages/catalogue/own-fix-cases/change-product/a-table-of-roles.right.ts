// Each role has its columns; other roles have none.
import type { Session } from '@fruit/world/visit'

const COLUMNS: Readonly<Record<string, 'all' | readonly string[]>> = { admin: 'all', accounting: ['price', 'deluxePrice'] }

export function admitProductChange(visitor: Session | null, columns: readonly string[]): boolean {
  const allowed = visitor ? (COLUMNS[visitor.role] ?? []) : []
  return allowed === 'all' || columns.every((column) => allowed.includes(column))
}
