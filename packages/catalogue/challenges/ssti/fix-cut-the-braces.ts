/** The name of an account as its page shows it, without the characters of a formula. */
export function fillUserName(name: string): string {
  return name.replace(/[#{}&.]/g, '')
}
