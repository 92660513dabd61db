/** The name of an account as it is stored, given what was sent: nothing but letters. */
export function cleanUserName(sent: string): string {
  return sent.replace(/[^a-z]/gi, '')
}
