/** Whether a registration gives both an e-mail and a password. */
export function requireCredentials(email: string | null, password: string | null): boolean {
  return Boolean(email?.trim()) && Boolean(password)
}
