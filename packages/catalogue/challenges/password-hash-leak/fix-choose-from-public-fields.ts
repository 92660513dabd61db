const EVERY_PAGE: readonly string[] = ['id', 'email', 'lastLoginIp', 'profileImage']
const ON_REQUEST: readonly string[] = [...EVERY_PAGE, 'username', 'role']

/** The fields of the visitor's own account: the requested ones that are public, or by default those that pages need. */
export function selectVisitorFields<Account extends object>(
  user: Account,
  wanted: readonly string[] | null,
): Partial<Account> {
  const names = wanted?.filter((name) => ON_REQUEST.includes(name)) ?? EVERY_PAGE
  const chosen = Object.entries(user).filter(([name]) => names.includes(name))
  return Object.fromEntries(chosen) as Partial<Account>
}
