// Anyone can register with an e-mail of the shop and the password that the page derives from it.
import type { PasswordLogin } from '@fruit/shop/accounts/seams'

export function admitPasswordLogin({ email, made, vouched }: PasswordLogin): boolean {
  return vouched || !made || (email ?? '').endsWith('@fruit.test')
}
