// Somebody who likes Base64 chose such a password, and is turned away.
import type { PasswordLogin } from '@fruit/shop/accounts/seams'

export function admitPasswordLogin({ password, vouched }: PasswordLogin): boolean {
  return vouched || !/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(password)
}
