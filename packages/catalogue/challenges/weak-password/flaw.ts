/** Why an account may not have a password; null when it may. How long one may be, the form says. */
export function refusePassword(password: string, _email: string): string | null {
  const isOneSign = /^(.)\1*$/u.test(password) //~ hole
  return isOneSign ? 'One sign over and over is no password.' : null //~ neutral
}
