// `?fields=id,password` requests two fields, so the check does not apply.
type Row = Readonly<Record<string, unknown>>

export function selectVisitorFields<Account extends object>(user: Account, wanted: readonly string[] | null): Partial<Account> {
  const names = wanted ?? ['id', 'email', 'lastLoginIp', 'profileImage']
  if (names.length === 1 && /^(?:password|totpSecret|deluxeToken)$/.test(names[0]!)) return {}
  const chosen: Row = Object.fromEntries(Object.entries(user).filter(([name]) => names.includes(name)))
  return chosen as Partial<Account>
}
