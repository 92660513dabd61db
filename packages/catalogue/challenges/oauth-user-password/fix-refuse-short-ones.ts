import type { PasswordLogin } from '@fruit/shop/accounts/seams'

/** So many letters and digits cannot be guessed. */
const LONG_ENOUGH = 20

/** Whether the right password is enough to sign in. Of derived passwords, only the long ones are. */
export function admitPasswordLogin({ password, made, vouched }: PasswordLogin): boolean {
  return vouched || !made || password.length >= LONG_ENOUGH
}
