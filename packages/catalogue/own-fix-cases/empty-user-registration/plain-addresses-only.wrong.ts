// Refuses the valid e-mails `o'hara@customer.test` and `käse@öl.test`.
export function requireCredentials(email: string | null, password: string | null): boolean {
  return /^[\w.+-]+@[\w.-]+\.[a-z]{2,}$/i.test(email ?? '') && (password ?? '').length >= 5
}
