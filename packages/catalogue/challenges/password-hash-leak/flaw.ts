/** The fields of the visitor's own account: the requested ones, or by default those that every page needs. */
export function selectVisitorFields<Account extends object>(
  user: Account,
  wanted: readonly string[] | null,
): Partial<Account> {
  const names = wanted ?? ['id', 'email', 'lastLoginIp', 'profileImage']
  const chosen = Object.entries(user).filter(([name]) => names.includes(name)) //~ hole
  return Object.fromEntries(chosen) as Partial<Account>
}
