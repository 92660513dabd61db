import { performance } from 'node:perf_hooks'
import { Lines } from '@fruit/world/lines'

/** Within one turn of the event loop, so many milliseconds may pass before requests wait in line. */
const SLICE_MS = 5

/**
 * Gives requests their turns on the main thread. While there is time for everybody, nobody waits. When one turn of the event
 * loop becomes long, the requests behind stand in lines, one for each world (or for each address, of those who have no
 * world yet), and the lines take turns: whoever asks once never waits for all that somebody else has sent.
 */
export class Turns {
  readonly #lines: Lines
  readonly #now: () => number
  #turnBegan = 0
  #isDraining = false

  /**
   * @param longestLine so many requests may wait in one line
   * @param now milliseconds since some moment
   */
  constructor(longestLine: number, now = () => performance.now()) {
    this.#lines = new Lines(longestLine)
    this.#now = now
  }

  /**
   * Does a piece of work now, or when it is its turn.
   *
   * @param line who asks
   * @throws LineTooLong when the line has no place left
   */
  take(line: string, work: () => void): void {
    if (this.#lines.isEmpty && this.#hasTime()) {
      work()
      return
    }
    this.#lines.add(line, work)
    if (this.#isDraining) return
    this.#isDraining = true
    setImmediate(() => this.#drain())
  }

  #hasTime(): boolean {
    const now = this.#now()
    if (this.#turnBegan === 0) {
      this.#turnBegan = now
      setImmediate(() => {
        this.#turnBegan = 0
      })
    }
    return now - this.#turnBegan < SLICE_MS
  }

  /** Some work in each turn of the event loop, so that others are heard in between. */
  #drain(): void {
    if (this.#lines.isEmpty) {
      this.#isDraining = false
      return
    }
    // First of all: work may throw.
    setImmediate(() => this.#drain())
    const began = this.#now()
    do this.#lines.next()?.()
    while (!this.#lines.isEmpty && this.#now() - began <= SLICE_MS)
  }
}
