import type { Role } from '@fruit/world/visit'

/** The help desk signs in like all other staff. */
export function offerLogs(_name: string | null, role: Role | null): boolean {
  return role === 'admin'
}
