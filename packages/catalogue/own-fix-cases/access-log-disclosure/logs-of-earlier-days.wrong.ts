// Anyone can read logs whose name contains a date.
import type { Role } from '@fruit/world/visit'

export function offerLogs(name: string | null, role: Role | null): boolean {
  return role === 'admin' || /\d$/.test(name ?? '')
}
