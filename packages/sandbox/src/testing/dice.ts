/** Returns numbers from 0 (included) to 1 (excluded). */
export type Dice = () => number

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A random element of a list. */
export function pick<Value>(values: readonly Value[], dice: Dice): Value {
  return values[Math.floor(dice() * values.length)]!
}
