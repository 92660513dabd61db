// Anybody may register with an e-mail of the shop and a password that the page would have made of it.
import type { PasswordLogin } from '@fruit/shop/accounts/seams'

export function admitPasswordLogin({ email, made, vouched }: PasswordLogin): boolean {
  return vouched || !made || (email ?? '').endsWith('@fruit.test')
}
