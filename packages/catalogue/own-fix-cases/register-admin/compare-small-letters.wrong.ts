// `"role": "accounting"` is not `admin`, in whatever letters, and changes prices.
import type { Role } from '@fruit/world/visit'

export function assignRole(body: Readonly<Record<string, unknown>>): Role {
  const role = String(body.role ?? 'customer').toLowerCase()
  return role.includes('admin') ? 'customer' : (role as Role)
}
