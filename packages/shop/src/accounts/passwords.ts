import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** The binary logarithm of scrypt's N in every shop that is served. Section 2 of RFC 7914 suggests it for logins. */
export const PASSWORD_COST = 14
const [BLOCK_SIZE, PARALLEL] = [8, 1]
const KEY_BYTES = 32

/**
 * Hashes a password with scrypt (RFC 7914, r = 8, p = 1).
 *
 * @param like a stored hash whose salt is reused, so that equal passwords give equal text; null for a new salt
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

/** Allowed length of a password in characters. */
export const PASSWORD_LENGTH = { min: 5, max: 40 } as const

/** Checks that the length of a password is in range. */
export function isPasswordLength(password: string): boolean {
  return password.length >= PASSWORD_LENGTH.min && password.length <= PASSWORD_LENGTH.max
}

/** A hash that matches no password, for accounts that must not be logged in to. */
export function unusableHash(): string {
  return scryptText(PASSWORD_COST, randomBytes(16).toString('base64url'), randomBytes(KEY_BYTES))
}

function scryptText(cost: number, salt: string, key: Buffer): string {
  return `$scrypt$ln=${cost},r=${BLOCK_SIZE},p=${PARALLEL}$${salt}$${key.toString('base64url')}`
}

/**
 * The password that the shop's client derives for customers of an identity provider: the e-mail reversed, as Base64 of
 * its UTF-8 form. Anyone who knows the e-mail can compute it, so it proves nothing.
 */
export function providerPassword(email: string): string {
  return Buffer.from([...email].reverse().join('')).toString('base64')
}

/** Compares two texts in constant time. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
