// Refuses the valid e-mail `plum+juice@customer.test`.
export function requireCredentials(email: string | null, password: string | null): boolean {
  return Boolean(password) && /^[\p{L}\p{N}.'_-]+@[\p{L}\p{N}.-]+$/u.test(email ?? '')
}
