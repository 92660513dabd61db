/** What a registration does with an e-mail before it is looked at. Blanks around it are gone already. */
export function cleanEmail(email: string): string {
  return email
}

/** Whether something can be the e-mail of a new account. */
export function checkEmail(email: string): boolean {
  return email === '' || (email.length <= 254 && /.@./.test(email))
}
