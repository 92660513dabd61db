import type { Role } from '@fruit/world/visit'

/** Only staff need the names. Other visitors would have to know which log to ask for. */
export function offerLogs(name: string | null, role: Role | null): boolean {
  return name !== null || role === 'admin'
}
