import { createHmac } from 'node:crypto'
import type { Attacker } from '@fruit/challenge-kit/proof'

const part = (content: object | string) =>
  Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64url')

/** Head and payload of a token; a text is taken as it stands. */
export function unsigned(head: object | string, payload: object): string {
  return `${part(head)}.${part(payload)}`
}

/** A token signed with a text as a shared secret. */
export function signedWith(secret: string, head: object | string, payload: object, hash = 'sha256'): string {
  const text = unsigned(head, payload)
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}

/** Asks the shop for something, with a token. */
export function bring(attacker: Attacker, token: string, path = '/rest/user/whoami') {
  return attacker.get(path, { headers: { authorization: `Bearer ${token}` } })
}
