/** The name of an account as its page shows it: as it was written. */
export function fillUserName(name: string): string {
  return name
}
