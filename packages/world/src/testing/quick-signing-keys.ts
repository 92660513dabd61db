import { randomInt } from 'node:crypto'
import { keysOf, makeSigningKeys, type NewSigningKeys } from '../signing-keys.ts'
import primes from './primes.json' with { type: 'json' }

/**
 * Makes key pairs for tests from primes in a file, because finding the primes takes most of the time. Each pair is
 * valid, has 2048 bits and is given once; after the last combination of two primes, pairs are made as in a server.
 * Pairs may share a prime, so they are not secure.
 */
export function quickSigningKeys(): NewSigningKeys {
  const unused = primes.flatMap((_, second) => Array.from({ length: second }, (_, first) => [first, second] as const))
  return async () => {
    if (unused.length === 0) return makeSigningKeys()
    // By chance, so that two servers of one test do not begin with the same.
    const [[first, second]] = unused.splice(randomInt(unused.length), 1) as [readonly [number, number]]
    return keysOf(BigInt(`0x${primes[second]}`), BigInt(`0x${primes[first]}`))
  }
}
