// `o'hara@customer.test` and `käse@öl.test` are refused, though they are e-mails.
export function requireCredentials(email: string | null, password: string | null): boolean {
  return /^[\w.+-]+@[\w.-]+\.[a-z]{2,}$/i.test(email ?? '') && (password ?? '').length >= 5
}
