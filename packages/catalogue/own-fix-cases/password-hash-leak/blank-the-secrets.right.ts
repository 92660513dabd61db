// Requested secrets are empty strings.
export function selectVisitorFields<Account extends object>(user: Account, wanted: readonly string[] | null): Partial<Account> {
  const row = { ...user, password: '', totpSecret: '', deluxeToken: '' }
  const names = new Set(wanted ?? ['id', 'email', 'lastLoginIp', 'profileImage'])
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) as Partial<Account>
}
