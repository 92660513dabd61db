// Without a listing, the help desk has to guess the names of its logs.
import type { Role } from '@fruit/world/visit'

export function offerLogs(name: string | null, role: Role | null): boolean {
  return name !== null && role === 'admin'
}
