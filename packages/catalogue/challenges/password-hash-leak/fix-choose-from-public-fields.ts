import type { UserRow } from '@fruit/shop/accounts/account-columns'

const EVERY_PAGE = ['id', 'email', 'lastLoginIp', 'profileImage']
const ON_REQUEST = [...EVERY_PAGE, 'username', 'role']

/** What a visitor gets to know of the own account: what was asked for among what may be, or else what pages need. */
export function selectVisitorFields(user: UserRow, wanted: readonly string[] | null): Partial<UserRow> {
  const names = wanted?.filter((name) => ON_REQUEST.includes(name)) ?? EVERY_PAGE
  return Object.fromEntries(Object.entries(user).filter(([name]) => names.includes(name)))
}
