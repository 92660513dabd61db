import type { PasswordLogin } from '@fruit/shop/accounts/seams'

/** Whether the right password is enough to be let in. What our page makes of an e-mail counts with the provider's word. */
export function admitPasswordLogin({ made, vouched }: PasswordLogin): boolean {
  return vouched || !made
}
