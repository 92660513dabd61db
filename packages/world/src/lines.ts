import { Refusal } from './refusal.ts'
import { filled } from './texts/texts.ts'

/** Thrown when somebody who waits sends even more. */
export class LineTooLong extends Refusal {
  constructor(most: number) {
    super(
      429,
      filled(
        '{{most}} of your requests are waiting for their turn already. Send the next one when they are answered.',
        {
          most,
        },
      ),
      { name: 'LineTooLong' },
    )
  }
}

/** Work that waits: one line for each of those who ask, and the lines take turns, however much stands in one of them. */
export class Lines {
  readonly #longest: number
  /** The lines in which something stands, the next one first. */
  readonly #lines = new Map<string, (() => void)[]>()

  /** @param longest so many pieces of work may wait in one line */
  constructor(longest: number) {
    this.#longest = longest
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0
  }

  /**
   * @param line who asks
   * @throws LineTooLong when the line has no place left
   */
  add(line: string, work: () => void): void {
    const waiting = this.#lines.get(line)
    if (!waiting) this.#lines.set(line, [work])
    else if (waiting.length < this.#longest) waiting.push(work)
    else throw new LineTooLong(this.#longest)
  }

  /** Takes out the work that is next; undefined when none waits. */
  next(): (() => void) | undefined {
    const [next] = this.#lines
    if (!next) return undefined
    const [line, waiting] = next
    this.#lines.delete(line)
    const work = waiting.shift()
    // To the end: the other lines come first.
    if (waiting.length > 0) this.#lines.set(line, waiting)
    return work
  }
}
