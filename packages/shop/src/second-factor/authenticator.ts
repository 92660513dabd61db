import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Visitor } from '../feature.ts'

/** The TOTP code for a secret at a time in milliseconds since the epoch. */
export function codeOf(secret: string, time: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time })
}

/** The shop's time in milliseconds since the epoch, read from the creation time of a new account. */
export async function shopTime(visitor: Visitor): Promise<number> {
  const password = 'a ripe password'
  const body = { email: `${randomUUID()}@customer.test`, password, passwordRepeat: password }
  return Date.parse((await visitor.post('/api/Users', body)).json().data.createdAt)
}

/** Registers a customer and sets up a second factor with the code of a time; returns its secret. */
export async function becomeCustomerWithSecondFactor(visitor: Visitor, time: number) {
  const { email, password } = await visitor.becomeCustomer()
  const { secret, setupToken } = (await visitor.get('/rest/2fa/status')).json()
  const initialToken = codeOf(secret, time)
  const answer = await visitor.post('/rest/2fa/setup', { password, setupToken, initialToken })
  return { email, password, secret: secret as string, status: answer.status }
}

/** Logs in with password and code; returns the status of the last response. */
export async function signInWith(visitor: Visitor, email: string, password: string, code: string): Promise<number> {
  const { data } = (await visitor.post('/rest/user/login', { email, password })).json()
  return (await visitor.post('/rest/2fa/verify', { tmpToken: data.tmpToken, totpToken: code })).status
}
