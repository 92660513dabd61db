// The TOTP secret is returned on request.
export function selectVisitorFields(user: Record<string, unknown>, wanted: string[] | null): Record<string, unknown> {
  const { password: _password, ...rest } = user
  const names = wanted ?? ['id', 'email', 'lastLoginIp', 'profileImage']
  return Object.fromEntries(Object.entries(rest).filter(([name]) => names.includes(name)))
}
