/** The clock of one world: set by tests, the operating system's in production. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number
  /** Resolves after the given number of milliseconds. A clock without this method is set by hand, and callers do not wait. */
  wait?(milliseconds: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** ISO 8601 with milliseconds in UTC, the format in all rows of the shop. */
export function isoTime(clock: Clock): string {
  return new Date(clock.now()).toISOString()
}
