// `{"isAdmin": true}` in the body of a registration creates an administrator.
import type { Role } from '@fruit/world/visit'

export function assignRole(body: Readonly<Record<string, unknown>>): Role {
  return body.isAdmin === true ? 'admin' : 'customer'
}
