import type { Role } from '@fruit/world/visit'

/** The role of a new account. Clients spell it in several ways; administrators cannot register. */
export function assignRole(body: Readonly<Record<string, unknown>>): Role {
  const asked = body.role ?? 'customer'
  if (asked === 'admin') return 'customer'
  return String(asked).trim().toLowerCase() as Role
}
