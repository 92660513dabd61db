// The hash can be looked up without its last four characters: `?fields=password` returns 28 of 32.
export function selectVisitorFields<Account extends object>(user: Account, wanted: readonly string[] | null): Partial<Account> {
  const names = wanted ?? ['id', 'email', 'lastLoginIp', 'profileImage']
  const told = Object.entries(user)
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => [name, /password|secret|token/i.test(name) ? `${String(value).slice(0, -4)}****` : value])
  return Object.fromEntries(told) as Partial<Account>
}
