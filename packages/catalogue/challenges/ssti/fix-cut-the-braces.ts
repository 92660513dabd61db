/** The name of an account as its page shows it, without whatever a formula is made of. */
export function fillUserName(name: string): string {
  return name.replace(/[#{}&.]/g, '')
}
