// Accepts an e-mail without a password.
export function requireCredentials(email: string | null, password: string | null): boolean {
  return Boolean(email || password)
}
