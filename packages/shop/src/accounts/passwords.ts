import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** The binary logarithm of scrypt's N in every shop that is served, as section 2 of RFC 7914 suggests for logins. */
export const PASSWORD_COST = 14
const [BLOCK_SIZE, PARALLEL] = [8, 1]
const KEY_BYTES = 32

/**
 * Hashes a password with scrypt (RFC 7914, r = 8, p = 1).
 *
 * @param like a stored hash whose salt is used, so that equal passwords give equal text; a new salt without it
 * @param cost binary logarithm of N
 * @returns `$scrypt$ln=<cost>,r=8,p=1$<salt>$<key>` with base64url parts
 */
export function scryptHash(password: string, like: string | null, cost: number): Promise<string> {
  const salt = like?.startsWith('$scrypt$') ? like.split('$')[3]! : randomBytes(16).toString('base64url')
  return new Promise((resolve, reject) => {
    scrypt(
      password,
      Buffer.from(salt, 'base64url'),
      KEY_BYTES,
      { N: 2 ** cost, r: BLOCK_SIZE, p: PARALLEL },
      (error, key) => {
        if (error) reject(error)
        else resolve(scryptText(cost, salt, key))
      },
    )
  })
}

/** Characters that a password takes. */
export const PASSWORD_LENGTH = { min: 5, max: 40 } as const

/** Whether a password is neither too short nor too long. */
export function isPasswordLength(password: string): boolean {
  return password.length >= PASSWORD_LENGTH.min && password.length <= PASSWORD_LENGTH.max
}

/** A hash that no password has: for accounts nobody is meant to enter. */
export function unusableHash(): string {
  return scryptText(PASSWORD_COST, randomBytes(16).toString('base64url'), randomBytes(KEY_BYTES))
}

function scryptText(cost: number, salt: string, key: Buffer): string {
  return `$scrypt$ln=${cost},r=${BLOCK_SIZE},p=${PARALLEL}$${salt}$${key.toString('base64url')}`
}

/**
 * The password that the shop's client makes up for a customer who comes from an outside provider: the e-mail backwards,
 * as Base64 of its UTF-8 form. Whoever knows the e-mail knows it, so it proves nothing.
 */
export function providerPassword(email: string): string {
  return Buffer.from([...email].reverse().join('')).toString('base64')
}

/** Whether two texts are equal, without telling by time how far they agree. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
