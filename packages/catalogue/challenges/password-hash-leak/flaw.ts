/** What a visitor gets to know of the own account: what was asked for, or else what every page needs. */
export function selectVisitorFields<Account extends object>(
  user: Account,
  wanted: readonly string[] | null,
): Partial<Account> {
  const names = wanted ?? ['id', 'email', 'lastLoginIp', 'profileImage']
  const chosen = Object.entries(user).filter(([name]) => names.includes(name)) //~ hole
  return Object.fromEntries(chosen) as Partial<Account>
}
