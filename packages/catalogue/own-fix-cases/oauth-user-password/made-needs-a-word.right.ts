import type { PasswordLogin } from '@fruit/shop/accounts/seams'

export function admitPasswordLogin(login: PasswordLogin): boolean {
  if (login.made) return login.vouched
  return true
}
