import { createHmac } from 'node:crypto'
import type { World } from '@fruit/world/world'
import { equalInConstantTime } from './passwords.ts'
import { admitTokenAlgorithm } from './seams.ts'

/** What a token says. */
export interface Claims {
  data?: { id?: unknown; email?: unknown }
  bid?: unknown
  userId?: unknown
  secret?: unknown
  /** Of tokens that are no session. */
  type?: unknown
  /** By the clock of the world, in milliseconds since the epoch. */
  madeAt?: unknown
}

/** How the shop signs its tokens. */
export const OWN_ALGORITHM = 'RS256'

/** Other ways that a library for tokens knows, in small letters, by the hash that they use; null: there is no signature. */
const OTHER_WAYS: ReadonlyMap<string, 'sha256' | 'sha384' | 'sha512' | null> = new Map([
  ['none', null],
  ['hs256', 'sha256'],
  ['hs384', 'sha384'],
  ['hs512', 'sha512'],
])

/** The way of signing that the head of a token names; null when it is no token. */
export function algorithmOf(token: string | undefined): string | null {
  const { alg } = objectIn(token?.split('.')[0]) ?? {}
  return typeof alg === 'string' ? alg : null
}

/** Whether this world takes tokens that are signed in such a way. */
export function isAdmitted(world: World, algorithm: string): boolean {
  return world.use(admitTokenAlgorithm)(algorithm)
}

/**
 * Checks a token in the way that it names itself, as libraries do that are told no better: with the one key that there is to
 * check tokens with. Names of algorithms are compared without regard to capitals.
 *
 * @param key the text of the public key, as `/encryptionkeys/jwt.pub` has it
 * @param now milliseconds since the epoch
 * @returns null when it is signed otherwise, over, or not valid yet
 */
export function claimsOfForeign(token: string, algorithm: string, key: string, now: number): Claims | null {
  const [head, body, signature, ...rest] = token.split('.')
  const hash = OTHER_WAYS.get(algorithm.toLowerCase())
  if (hash === undefined || signature === undefined || rest.length > 0) return null
  const expected = hash === null ? '' : createHmac(hash, key).update(`${head}.${body}`).digest('base64url')
  if (!equalInConstantTime(signature.replace(/(?<!=)=+$/, ''), expected)) return null
  const claims = objectIn(body)
  if (!claims || isPast(claims.exp, now) || !isPast(claims.nbf ?? 0, now)) return null
  return claims as Claims
}

/** Whether a time (in seconds since the epoch) has come; what is no number never comes. */
function isPast(seconds: unknown, now: number): boolean {
  return typeof seconds === 'number' && now >= seconds * 1000
}

/** The JSON object in a part of a token, if there is one. */
function objectIn(part: string | undefined): Record<string, unknown> | null {
  if (part === undefined) return null
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
