// Accounting must not read logs.
import type { Role } from '@fruit/world/visit'

export function offerLogs(_name: string | null, role: Role | null): boolean {
  return role === 'admin' || role === 'accounting'
}
