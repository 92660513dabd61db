/** Why an account may not have a password; null when it may. How long one may be, the form says. */
export function refusePassword(password: string, _email: string): string | null {
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/]
  const hasAll = kinds.every((kind) => kind.test(password))
  return hasAll ? null : 'A password takes small letters, capitals, digits and other signs.'
}
