import type { Role } from '@fruit/world/visit'

/** Logs are not for strangers: whoever wants one signs in. */
export function offerLogs(_name: string | null, role: Role | null): boolean {
  return role !== null
}
