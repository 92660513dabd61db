// Other privileged roles are still assigned.
import type { Role } from '@fruit/world/visit'

export function assignRole(body: Record<string, unknown>): Role {
  const role = String(body.role ?? 'customer').trim().toLowerCase()
  return (role === 'admin' ? 'customer' : role) as Role
}
