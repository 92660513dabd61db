// Refuses customers whose chosen password looks like Base64.
import type { PasswordLogin } from '@fruit/shop/accounts/seams'

export function admitPasswordLogin({ password, vouched }: PasswordLogin): boolean {
  return vouched || !/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(password)
}
