// An e-mail without a password is let through.
export function requireCredentials(email: string | null, password: string | null): boolean {
  return Boolean(email || password)
}
