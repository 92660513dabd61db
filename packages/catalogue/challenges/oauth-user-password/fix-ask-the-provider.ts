import type { PasswordLogin } from '@fruit/shop/accounts/seams'

/** Whether the right password is enough to sign in. Passwords that our page derives from e-mails need the provider. */
export function admitPasswordLogin({ made, vouched }: PasswordLogin): boolean {
  return vouched || !made
}
