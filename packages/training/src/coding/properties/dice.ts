import type { RandomSource } from '@fruit/challenge-kit/contract-property'

/**
 * Deterministic pseudorandom numbers (mulberry32), so that the same fix always gets the same verdict.
 *
 * @param seed a whole number
 */
export function seededDice(seed: number): RandomSource {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { below, of: (items) => items[below(items.length)]! }
}
