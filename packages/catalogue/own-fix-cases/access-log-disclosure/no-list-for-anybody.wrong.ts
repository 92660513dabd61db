// The help desk has to guess what its logs are called.
import type { Role } from '@fruit/world/visit'

export function offerLogs(name: string | null, role: Role | null): boolean {
  return name !== null && role === 'admin'
}
