import type { Role } from '@fruit/world/visit'

const OWN_DOMAINS: readonly string[] = ['fruit.test', 'mail.fruit.test']

/** The role of a new account. Colleagues choose it; all others are customers. */
export function assignRole(body: Readonly<Record<string, unknown>>): Role {
  const domain = String(body.email).split('@').at(-1) ?? ''
  return OWN_DOMAINS.includes(domain) ? ((body.role ?? 'customer') as Role) : 'customer'
}
