import { byTheClock, type Watch } from '../watch.ts'

/**
 * How long answers took, in milliseconds. A machine that is busy with other things is slow at everything: what must not
 * be held up is compared to a control of the same run, see `mostOf`.
 */
export class AnswerTimes {
  readonly #watch: Watch
  readonly #times: number[] = []

  /** @param watch how it is measured */
  constructor(watch = byTheClock) {
    this.#watch = watch
  }

  /** Waits for an answer and notes how long it took, whatever it is. */
  async of<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const took = this.#watch()
    try {
      return await ask()
    } finally {
      this.add(took())
    }
  }

  /** Notes how many milliseconds an answer took. */
  add(milliseconds: number): void {
    this.#times.push(milliseconds)
  }

  get count(): number {
    return this.#times.length
  }

  get p50(): number {
    return this.#within(0.5)
  }

  get p95(): number {
    return this.#within(0.95)
  }

  /** What 99 of 100 answers took at most. */
  get p99(): number {
    return this.#within(0.99)
  }

  #within(share: number): number {
    return this.#times.toSorted((a, b) => a - b)[Math.ceil(this.#times.length * share) - 1] ?? 0
  }

  get slowest(): number {
    return Math.max(...this.#times)
  }
}

/**
 * What an answer may take: so many milliseconds on a machine of its own, or three times what 99 of 100 answers of the
 * control took where that is more.
 */
export function mostOf(control: AnswerTimes, milliseconds = 250): number {
  return Math.max(milliseconds, 3 * control.p99)
}
