import type { Role } from '@fruit/world/visit'

/** Logs are not for strangers: only signed-in users get them. */
export function offerLogs(_name: string | null, role: Role | null): boolean {
  return role !== null
}
