import { createPrivateKey, createPublicKey, randomInt } from 'node:crypto'
import { makeSigningKeys, type NewSigningKeys, type SigningKeys } from '../storage/signing-keys.ts'
import primes from './primes.json' with { type: 'json' }

const EXPONENT = 65_537n

/**
 * Creates key pairs for tests from primes in a file, because finding primes takes most of the time. Each pair is valid, has 2048
 * bits and is returned once. After the last combination of two primes, pairs are generated as in the server. Pairs may share a
 * prime, so they are not secure.
 */
export function quickSigningKeys(): NewSigningKeys {
  const unused = primes.flatMap((_, second) => Array.from({ length: second }, (_, first) => [first, second] as const))
  return async () => {
    if (unused.length === 0) return makeSigningKeys()
    // Chosen at random, so that two servers of one test start with different pairs.
    const [[first, second]] = unused.splice(randomInt(unused.length), 1) as [readonly [number, number]]
    return keysOf(BigInt(`0x${primes[second]}`), BigInt(`0x${primes[first]}`))
  }
}

function keysOf(p: bigint, q: bigint): SigningKeys {
  const d = inverse(EXPONENT, (p - 1n) * (q - 1n))
  const numbers = { n: p * q, e: EXPONENT, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) }
  const texts = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, base64url(number)]))
  const privateKey = createPrivateKey({ key: { kty: 'RSA', ...texts }, format: 'jwk' })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    publicKey: createPublicKey(privateKey).export({ type: 'pkcs1', format: 'pem' }) as string,
  }
}

/** Modular multiplicative inverse, by the extended Euclidean algorithm. */
function inverse(number: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [number % modulus, modulus, 1n, 0n]
  while (b !== 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y]
  return ((x % modulus) + modulus) % modulus
}

function base64url(number: bigint): string {
  const digits = number.toString(16)
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex').toString('base64url')
}
