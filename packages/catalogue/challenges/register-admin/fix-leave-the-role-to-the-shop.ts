import type { Role } from '@fruit/world/visit'

/** The role of a new account. New accounts are customers; only the shop itself grants other roles. */
export function assignRole(_body: Readonly<Record<string, unknown>>): Role {
  return 'customer'
}
