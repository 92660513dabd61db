// Gives away paid membership.
import type { Role } from '@fruit/world/visit'

export function assignRole(body: Record<string, unknown>): Role {
  return body.role === 'deluxe' ? 'deluxe' : 'customer'
}
