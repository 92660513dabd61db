import type { UserRow } from '@fruit/shop/accounts/account-columns'

/** What a visitor gets to know of the own account: what was asked for, or else what every page needs. */
export function selectVisitorFields(user: UserRow, wanted: readonly string[] | null): Partial<UserRow> {
  const names = wanted ?? ['id', 'email', 'lastLoginIp', 'profileImage']
  return Object.fromEntries(Object.entries(user).filter(([name]) => names.includes(name))) //~ hole
}
