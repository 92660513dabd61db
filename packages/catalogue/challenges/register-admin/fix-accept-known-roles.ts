import type { Role } from '@fruit/world/visit'

const ROLES: readonly unknown[] = ['customer', 'deluxe', 'accounting', 'admin']

/** The role of a new account: one that we have, or else that of a customer. */
export function assignRole(body: Readonly<Record<string, unknown>>): Role {
  return ROLES.includes(body.role) ? (body.role as Role) : 'customer'
}
