interface Window {
  readonly since: number
  count: number
}

/** Counts what somebody does within a while, and says when it was too much. */
export class Allowance {
  readonly #most: number
  readonly #windowMs: number
  /** The oldest first: each is put in anew when its time is over. */
  readonly #windows = new Map<string, Window>()

  /**
   * @param most that somebody may do within the while
   * @param windowMs how long it is, from the first on
   */
  constructor(most: number, windowMs: number) {
    this.#most = most
    this.#windowMs = windowMs
  }

  /**
   * Counts one more.
   *
   * @param who address or world
   * @param now milliseconds of any clock that goes on evenly
   * @returns 0, or the seconds to wait when it was too much and does not count
   */
  count(who: string, now = performance.now()): number {
    for (const [known, { since }] of this.#windows) {
      if (now - since < this.#windowMs) break
      this.#windows.delete(known)
    }
    const wait = this.wait(who, now)
    if (wait > 0) return wait
    const window = this.#windows.get(who) ?? { since: now, count: 0 }
    window.count++
    this.#windows.set(who, window)
    return 0
  }

  /** The seconds to wait until somebody may do one more, without counting any; 0 where they may now. */
  wait(who: string, now = performance.now()): number {
    const window = this.#windows.get(who)
    if (!window || window.count < this.#most || now - window.since >= this.#windowMs) return 0
    return Math.max(1, Math.ceil((window.since + this.#windowMs - now) / 1000))
  }
}
