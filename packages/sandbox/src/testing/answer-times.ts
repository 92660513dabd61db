import { type Stopwatch, wallStopwatch } from '../pool/stopwatch.ts'

/**
 * Response times in milliseconds. On a machine with other load everything is slow, so they are compared with a control of the
 * same run, see `mostOf`.
 */
export class ResponseTimes {
  readonly #watch: Stopwatch
  readonly #times: number[] = []

  /** @param watch the clock */
  constructor(watch = wallStopwatch) {
    this.#watch = watch
  }

  /** Awaits a response and records its time, also after a failure. */
  async of<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const took = this.#watch()
    try {
      return await ask()
    } finally {
      this.add(took())
    }
  }

  /** Records a response time in milliseconds. */
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

  /** The 99th percentile. */
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
 * The maximum accepted response time: a fixed limit for an idle machine, or three times the 99th percentile of the control if
 * that is more.
 */
export function maxAcceptedMs(control: ResponseTimes, milliseconds = 250): number {
  return Math.max(milliseconds, 3 * control.p99)
}
