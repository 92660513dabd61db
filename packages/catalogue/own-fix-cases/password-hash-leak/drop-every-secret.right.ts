// Selects from an allowlist without secrets.
export function selectVisitorFields(user: Record<string, unknown>, wanted: string[] | null): Record<string, unknown> {
  const names = wanted ?? ['id', 'email', 'lastLoginIp', 'profileImage']
  const open = ['id', 'email', 'username', 'role', 'lastLoginIp', 'profileImage', 'createdAt']
  return Object.fromEntries(open.filter((name) => names.includes(name)).map((name) => [name, user[name]]))
}
