import type { Role } from '@fruit/world/visit'

/** The role of a new account. Whoever registers is a customer; only the shop itself makes anybody more than that. */
export function assignRole(_body: Readonly<Record<string, unknown>>): Role {
  return 'customer'
}
