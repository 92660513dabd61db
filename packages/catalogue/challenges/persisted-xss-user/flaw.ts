/** Changes the e-mail of a registration before it is checked. Spaces around it are already removed. */
export function cleanEmail(email: string): string {
  return email
}

/** Whether something can be the e-mail of a new account. The form for new customers has looked at its parts. */
export function checkEmail(email: string): boolean {
  return email.length <= 254 //~ hole
}
