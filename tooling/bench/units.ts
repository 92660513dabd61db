/** Milliseconds, for a table. */
export function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`
}

/** Megabytes (10^6 bytes), for a table. */
export function mb(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} MB`
}

/** @param bytes shown as kilobytes (10^3 bytes) */
export function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`
}

/** The value that a share of the numbers, 0 to 1, is below. */
export function percentile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)]!
}

/** The median; of an even count, the upper one of the two in the middle. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}
