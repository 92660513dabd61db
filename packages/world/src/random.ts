import { randomBytes, randomInt } from 'node:crypto'

/** The random numbers of one world: predictable in tests, the operating system's in production. */
export interface Random {
  bytes(length: number): Buffer
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number
  /** `length` hexadecimal digits. */
  hex(length: number): string
  /** One element of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item
}

function randomFrom(bytes: (length: number) => Buffer, integer: (min: number, max: number) => number): Random {
  return {
    bytes,
    integer,
    hex: (length) =>
      bytes(Math.ceil(length / 2))
        .toString('hex')
        .slice(0, length),
    pick: (items) => items[integer(0, items.length - 1)]!,
  }
}

export const systemRandom: Random = randomFrom(randomBytes, (min, max) => randomInt(min, max + 1))

/** Repeatable randomness for tests (mulberry32, public domain by T. Ettinger); never for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return randomFrom((length) => Buffer.from(Array.from({ length }, () => integer(0, 255))), integer)
}
