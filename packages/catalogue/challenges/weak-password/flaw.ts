/** Why an account may not have a password; null when it may. How long one may be, the form says. */
export function refusePassword(_password: string, _email: string): string | null {
  return null //~ hole
}
