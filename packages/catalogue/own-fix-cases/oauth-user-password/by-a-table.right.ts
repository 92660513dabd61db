import type { PasswordLogin } from '@fruit/shop/accounts/seams'

const ADMITTED = { chosen: [true, true], made: [false, true] }

export function admitPasswordLogin({ made, vouched }: PasswordLogin): boolean {
  return ADMITTED[made ? 'made' : 'chosen'][vouched ? 1 : 0]!
}
