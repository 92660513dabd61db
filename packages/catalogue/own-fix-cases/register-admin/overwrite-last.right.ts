// What the body says comes first, and what the shop says replaces it.
import type { Role } from '@fruit/world/visit'

export function assignRole(body: Readonly<Record<string, unknown>>): Role {
  const account: { readonly role: Role } = { ...body, role: 'customer' }
  return account.role
}
