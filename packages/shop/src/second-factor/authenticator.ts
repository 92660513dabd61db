import { Secret, TOTP } from 'otpauth'
import type { Visitor } from '../feature.ts'

/** The code that a customer's phone shows for a secret at a time (in milliseconds since the epoch). */
export function codeOf(secret: string, time: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time })
}

/** Becomes a customer who sets up a second factor with the code of a time; gives its secret. */
export async function becomeCareful(visitor: Visitor, time: number) {
  const { email, password } = await visitor.becomeCustomer()
  const { secret, setupToken } = (await visitor.get('/rest/2fa/status')).json()
  const initialToken = codeOf(secret, time)
  const answer = await visitor.post('/rest/2fa/setup', { password, setupToken, initialToken })
  return { email, password, secret: secret as string, status: answer.status }
}

/** Signs in with password and code; gives the status of the last answer. */
export async function signInWith(visitor: Visitor, email: string, password: string, code: string): Promise<number> {
  const { data } = (await visitor.post('/rest/user/login', { email, password })).json()
  return (await visitor.post('/rest/2fa/verify', { tmpToken: data.tmpToken, totpToken: code })).status
}
