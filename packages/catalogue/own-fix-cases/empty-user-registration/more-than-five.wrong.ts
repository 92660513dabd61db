// Five signs are allowed by the form, and refused here.
export function requireCredentials(email: string | null, password: string | null): boolean {
  if (!email || !password) return false
  return password.length > 5
}
