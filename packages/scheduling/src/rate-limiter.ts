interface Window {
  readonly since: number
  count: number
}

/** Fixed-window rate limiter. */
export class FixedWindowRateLimiter {
  readonly #most: number
  readonly #windowMs: number
  /** Oldest first, because an expired window is deleted before a new one is inserted. */
  readonly #windows = new Map<string, Window>()

  /**
   * @param most maximum count per window
   * @param windowMs length of a window, which begins with the first count
   */
  constructor(most: number, windowMs: number) {
    this.#most = most
    this.#windowMs = windowMs
  }

  /**
   * Counts one action.
   *
   * @param who address or world
   * @param now milliseconds of a monotonic clock
   * @returns 0 if it was allowed and counted; otherwise the seconds to wait
   */
  count(who: string, now = performance.now()): number {
    for (const [known, { since }] of this.#windows) {
      if (now - since < this.#windowMs) break
      this.#windows.delete(known)
    }
    const wait = this.secondsUntilAllowed(who, now)
    if (wait > 0) return wait
    const window = this.#windows.get(who) ?? { since: now, count: 0 }
    window.count++
    this.#windows.set(who, window)
    return 0
  }

  /** Returns the seconds until the next action is allowed, without counting; 0 if it is allowed now. */
  secondsUntilAllowed(who: string, now = performance.now()): number {
    const window = this.#windows.get(who)
    if (!window || window.count < this.#most || now - window.since >= this.#windowMs) return 0
    return Math.max(1, Math.ceil((window.since + this.#windowMs - now) / 1000))
  }
}
