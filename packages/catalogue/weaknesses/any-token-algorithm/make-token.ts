import { createHmac } from 'node:crypto'
import type { Attacker } from '@fruit/challenge-kit/proof'

const part = (content: object | string) =>
  Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64url')

/** Builds header and payload of a token. Text is used as it is. */
export function unsignedToken(head: object | string, payload: object): string {
  return `${part(head)}.${part(payload)}`
}

/** Builds a token signed with a shared secret (HMAC). */
export function hmacToken(secret: string, head: object | string, payload: object, hash = 'sha256'): string {
  const text = unsignedToken(head, payload)
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}

/** Sends a request with a token. */
export function requestWithToken(attacker: Attacker, token: string, path = '/rest/user/whoami') {
  return attacker.get(path, { headers: { authorization: `Bearer ${token}` } })
}
