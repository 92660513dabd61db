/** Changes the e-mail of a registration before it is checked. Spaces around it are already removed. */
export function cleanEmail(email: string): string {
  return email
}

/** Whether something can be the e-mail of a new account. */
export function checkEmail(email: string): boolean {
  return email === '' || (email.length <= 254 && /.@./.test(email))
}
