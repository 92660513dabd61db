/** An e-mail as others may see it: its first three characters are stars. */
export function maskedEmail(email: string): string {
  return `***${email.slice(3)}`
}
