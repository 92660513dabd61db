/** Something that can be put to rest at any time, and comes back by itself when it is used. */
export interface Rests {
  rest(): void
}

/**
 * Databases that each world needs now and then only. Those that were used last stay open; a class of hundreds does without
 * the memory and the file handles of all others (decision 76).
 */
export class LatestUsed {
  readonly #most: number
  /** The one that was used last is the last one. */
  readonly #awake = new Set<Rests>()

  /** @param most so many are open at the same time */
  constructor(most: number) {
    this.#most = most
  }

  /** Called at each use. Puts to rest what was used longest ago, where there are too many. */
  used(one: Rests): void {
    this.#awake.delete(one)
    this.#awake.add(one)
    const [oldest] = this.#awake
    if (this.#awake.size <= this.#most || oldest === undefined) return
    this.#awake.delete(oldest)
    oldest.rest()
  }

  /** Called for one that is closed for good. */
  closed(one: Rests): void {
    this.#awake.delete(one)
  }
}
