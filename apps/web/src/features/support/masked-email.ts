/** An e-mail as others see it: its first three characters are replaced with stars. */
export function maskedEmail(email: string): string {
  return `***${email.slice(3)}`
}
