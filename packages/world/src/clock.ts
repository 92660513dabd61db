/** The clock of one world: set by tests, the operating system's in production. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number
  /** Resolves when so many milliseconds have passed. A clock without it is set by hand, and nobody waits for it. */
  wait?(milliseconds: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** ISO 8601 with milliseconds in UTC, as every row of the shop carries it. */
export function isoTime(clock: Clock): string {
  return new Date(clock.now()).toISOString()
}
