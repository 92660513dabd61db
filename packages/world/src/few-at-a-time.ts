import { Lines } from './lines.ts'

/** Lets a few pieces of work go on at the same time. Those that wait stand in lines, which take turns. */
export class FewAtATime {
  readonly #most: number
  readonly #lines: Lines
  #going = 0

  /**
   * @param most so many go on at the same time
   * @param longestLine so many may wait in one line
   */
  constructor(most: number, longestLine: number) {
    this.#most = most
    this.#lines = new Lines(longestLine)
  }

  /**
   * Does a piece of work when it is its turn, and gives what came of it; fails as the work does.
   *
   * @param line who asks
   * @throws LineTooLong when the line has no place left
   */
  async run<Result>(line: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#going < this.#most) this.#going++
    else await new Promise<void>((begin) => this.#lines.add(line, begin))
    try {
      return await work()
    } finally {
      const next = this.#lines.next()
      // Its place goes to the next one.
      if (next) next()
      else this.#going--
    }
  }
}
