import { createHmac } from 'node:crypto'
import type { World } from '@fruit/world/world'
import { equalInConstantTime } from './passwords.ts'
import { admitTokenAlgorithm } from './seams.ts'

/** The claims of a token. */
export interface Claims {
  data?: { id?: unknown; email?: unknown }
  bid?: unknown
  userId?: unknown
  secret?: unknown
  /** Only in tokens that are not session tokens. */
  type?: unknown
  /** Milliseconds since the epoch, by the world's clock. */
  madeAt?: unknown
}

/** The algorithm that the shop signs its tokens with. */
export const OWN_ALGORITHM = 'RS256'

/** Other algorithms that JWT libraries support, in lower case, with their hash; null for no signature. */
const OTHER_ALGORITHMS: ReadonlyMap<string, 'sha256' | 'sha384' | 'sha512' | null> = new Map([
  ['none', null],
  ['hs256', 'sha256'],
  ['hs384', 'sha384'],
  ['hs512', 'sha512'],
])

/** The algorithm that the header of a token names; null when it is not a token. */
export function algorithmOf(token: string | undefined): string | null {
  const { alg } = objectIn(token?.split('.')[0]) ?? {}
  return typeof alg === 'string' ? alg : null
}

/** Decides whether this world accepts tokens with this algorithm. */
export function isAdmitted(world: World, algorithm: string): boolean {
  return world.use(admitTokenAlgorithm)(algorithm)
}

/**
 * Verifies a token by the algorithm that its own header names, as libraries do when no algorithm is configured: with
 * the only verification key, the public one. Names of algorithms are compared case-insensitively.
 *
 * @param key the text of the public key, as in `/encryptionkeys/jwt.pub`
 * @param now milliseconds since the epoch
 * @returns null when the signature is wrong, or the token has expired or is not valid yet
 */
export function claimsOfForeign(token: string, algorithm: string, key: string, now: number): Claims | null {
  const [head, body, signature, ...rest] = token.split('.')
  const hash = OTHER_ALGORITHMS.get(algorithm.toLowerCase())
  if (hash === undefined || signature === undefined || rest.length > 0) return null
  const expected = hash === null ? '' : createHmac(hash, key).update(`${head}.${body}`).digest('base64url')
  if (!equalInConstantTime(signature.replace(/(?<!=)=+$/, ''), expected)) return null
  const claims = objectIn(body)
  if (!claims || isPast(claims.exp, now) || !isPast(claims.nbf ?? 0, now)) return null
  return claims as Claims
}

/** Checks that a time in seconds since the epoch is past; false for anything but a number. */
function isPast(seconds: unknown, now: number): boolean {
  return typeof seconds === 'number' && now >= seconds * 1000
}

/** Decodes a part of a token; null unless it is a JSON object. */
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
