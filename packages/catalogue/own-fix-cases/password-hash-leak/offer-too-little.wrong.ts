// A page that requests `username` and `role` gets neither.
export function selectVisitorFields<Account extends object>(user: Account, wanted: readonly string[] | null): Partial<Account> {
  const offered = ['id', 'email', 'lastLoginIp', 'profileImage']
  const names = wanted ? wanted.filter((name) => offered.includes(name)) : offered
  return Object.fromEntries(Object.entries(user).filter(([name]) => names.includes(name))) as Partial<Account>
}
