import { performance } from 'node:perf_hooks'
import { LineTooLong } from './turns.ts'

/** After some work, so many times as long goes by before the next. */
const REST = 2
/** Others count as being there for so long after the last of their requests, in milliseconds. */
const OTHERS_MS = 1000
/** At most, in milliseconds. */
const LONGEST_REST_MS = 1000

/**
 * Does heavy work one piece at a time, with rests in which others are served, if there are any: then at most a third of the
 * main thread's time goes into it. Those who wait take turns by line.
 */
export class Pace {
  readonly #longestLine: number
  /** The lines in which somebody stands, the next one first. */
  readonly #lines = new Map<string, (() => void)[]>()
  readonly #now: () => number
  #isResting = false
  #othersAt = Number.NEGATIVE_INFINITY

  /**
   * @param longestLine so many pieces of work may wait in one line
   * @param now milliseconds of a clock that goes on evenly
   */
  constructor(longestLine: number, now = () => performance.now()) {
    this.#longestLine = longestLine
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
    if (!this.#isResting) {
      this.#do(work)
      return
    }
    const waiting = this.#lines.get(line)
    if (!waiting) this.#lines.set(line, [work])
    else if (waiting.length < this.#longestLine) waiting.push(work)
    else throw new LineTooLong()
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
    const [next] = this.#lines
    if (!next) return
    const [line, waiting] = next
    this.#lines.delete(line)
    const work = waiting.shift()!
    // To the end: the other lines come first.
    if (waiting.length > 0) this.#lines.set(line, waiting)
    this.#do(work)
  }
}
