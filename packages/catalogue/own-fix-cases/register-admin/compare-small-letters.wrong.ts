// `"role": "accounting"` is not `admin` in any case, but can change prices.
import type { Role } from '@fruit/world/visit'

export function assignRole(body: Readonly<Record<string, unknown>>): Role {
  const role = String(body.role ?? 'customer').toLowerCase()
  return role.includes('admin') ? 'customer' : (role as Role)
}
