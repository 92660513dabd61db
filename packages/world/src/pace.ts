import { performance } from 'node:perf_hooks'
import { Lines } from './lines.ts'

/** After some work, so many times as long goes by before the next. */
const REST = 2
/** Others count as being there for so long after the last of their requests, in milliseconds. */
const OTHERS_MS = 1000
/** At most, in milliseconds. */
const LONGEST_REST_MS = 1000

/**
 * Does what holds the main thread for some milliseconds, such as opening a new shop, one piece at a time, with rests in
 * which others are served, if there are any: then at most a third of the thread's time goes into it. Those who wait take
 * turns by line.
 */
export class Pace {
  readonly #lines: Lines
  readonly #now: () => number
  #isResting = false
  #othersAt = Number.NEGATIVE_INFINITY

  /**
   * @param longestLine so many pieces of work may wait in one line
   * @param now milliseconds of a clock that goes on evenly
   */
  constructor(longestLine: number, now = () => performance.now()) {
    this.#lines = new Lines(longestLine)
    this.#now = now
  }

  /** Somebody else is served. While nobody is, there is no rest. */
  noteOthers(): void {
    this.#othersAt = this.#now()
  }

  /**
   * Does a piece of work now, or when it is its turn.
   *
   * @param line who asks
   * @throws LineTooLong when the line has no place left
   */
  take(line: string, work: () => void): void {
    if (this.#isResting) this.#lines.add(line, work)
    else this.#do(work)
  }

  /**
   * Does a piece of work when it is its turn, and gives what came of it; fails as the work does. `work` must not await.
   *
   * @param line who asks
   * @throws LineTooLong when the line has no place left
   */
  async result<Result>(line: string, work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.take(line, () => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
    })
  }

  #do(work: () => void): void {
    const began = this.#now()
    this.#isResting = true
    try {
      work()
    } finally {
      const now = this.#now()
      const isAlone = now - this.#othersAt > OTHERS_MS
      setTimeout(() => this.#next(), isAlone ? 0 : Math.min(LONGEST_REST_MS, REST * (now - began)))
    }
  }

  #next(): void {
    this.#isResting = false
    const work = this.#lines.next()
    if (work) this.#do(work)
  }
}
