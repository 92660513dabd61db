/** A resource that can be released at any time and reopens itself when it is used. */
export interface Evictable {
  rest(): void
}

/**
 * LRU pool of databases that each world needs rarely. The most recently used ones stay open. This saves a class of hundreds the
 * memory and file handles of all others (decision 76).
 */
export class LruPool {
  readonly #most: number
  /** Sorted by last use, the most recent last. */
  readonly #awake = new Set<Evictable>()

  /** @param most maximum number of open databases */
  constructor(most: number) {
    this.#most = most
  }

  /** Call at each use. Releases the least recently used database when too many are open. */
  touch(one: Evictable): void {
    this.#awake.delete(one)
    this.#awake.add(one)
    const [oldest] = this.#awake
    if (this.#awake.size <= this.#most || oldest === undefined) return
    this.#awake.delete(oldest)
    oldest.rest()
  }

  /** Call when a database is closed permanently. */
  remove(one: Evictable): void {
    this.#awake.delete(one)
  }
}
