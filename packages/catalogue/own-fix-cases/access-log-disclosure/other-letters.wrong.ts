// `ACCESS.LOG.2031-04-05` is no name that it knows.
import type { Role } from '@fruit/world/visit'

export function offerLogs(name: string | null, role: Role | null): boolean {
  return name?.startsWith('access.log') || name === null ? role === 'admin' : true
}
