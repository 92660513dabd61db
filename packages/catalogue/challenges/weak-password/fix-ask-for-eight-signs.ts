/** Why an account may not have a password; null when it may. How long one may be, the form says. */
export function refusePassword(password: string, _email: string): string | null {
  const isTooShort = [...password].length < 8
  return isTooShort ? 'A password takes eight signs or more.' : null
}
