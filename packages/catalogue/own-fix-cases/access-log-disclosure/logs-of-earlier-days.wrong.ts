// A log with a date in its name goes out to anybody.
import type { Role } from '@fruit/world/visit'

export function offerLogs(name: string | null, role: Role | null): boolean {
  return role === 'admin' || /\d$/.test(name ?? '')
}
