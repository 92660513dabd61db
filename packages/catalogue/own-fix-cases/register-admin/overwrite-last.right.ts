// The shop's value overwrites the body's one.
import type { Role } from '@fruit/world/visit'

export function assignRole(body: Readonly<Record<string, unknown>>): Role {
  const account: { readonly role: Role } = { ...body, role: 'customer' }
  return account.role
}
