/** The clock of one world: set by tests, the operating system's in production. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** ISO 8601 with milliseconds in UTC, as every row of the shop carries it. */
export function isoTime(clock: Clock): string {
  return new Date(clock.now()).toISOString()
}
