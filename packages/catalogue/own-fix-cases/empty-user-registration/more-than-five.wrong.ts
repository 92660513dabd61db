// The form allows passwords of five characters.
export function requireCredentials(email: string | null, password: string | null): boolean {
  if (!email || !password) return false
  return password.length > 5
}
