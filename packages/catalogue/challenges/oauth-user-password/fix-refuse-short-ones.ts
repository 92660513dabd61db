import type { PasswordLogin } from '@fruit/shop/accounts/seams'

/** Nobody guesses so many letters and digits. */
const LONG_ENOUGH = 20

/** Whether the right password is enough to be let in. Of what our page makes of an e-mail, only the long ones are. */
export function admitPasswordLogin({ password, made, vouched }: PasswordLogin): boolean {
  return vouched || !made || password.length >= LONG_ENOUGH
}
