import type { PasswordLogin } from '@fruit/shop/accounts/seams'

/** Whether the right password is enough to be let in. It never is. */
export function admitPasswordLogin({ vouched }: PasswordLogin): boolean {
  return vouched
}
