/** Progress between two times: 0 before the first, 1 after the second. */
export function share(time: number, from: number, to: number): number {
  return Math.min(Math.max((time - from) / (to - from), 0), 1)
}

/** Ease in and out. */
export function smooth(x: number): number {
  return x * x * (3 - 2 * x)
}

/** Ease out. */
export function settle(x: number): number {
  return 1 - (1 - x) ** 3
}

/** Overshoots and comes back, for elements that pop up. */
export function spring(x: number): number {
  return x <= 0 ? 0 : x >= 1 ? 1 : 1 + 2.4 * (x - 1) ** 3 + 1.4 * (x - 1) ** 2
}

/** Interpolates between two values. */
export function between(from: number, to: number, x: number): number {
  return from + (to - from) * x
}
