import { RoundRobinQueue } from './round-robin-queue.ts'

/** Limits how many tasks run at the same time. Waiting tasks are queued by key, and the queues are served round-robin. */
export class ConcurrencyLimiter {
  readonly #most: number
  readonly #lines: RoundRobinQueue<() => void>
  #going = 0

  /**
   * @param most maximum number of tasks that run at the same time
   * @param longestLine maximum number of waiting tasks per queue
   */
  constructor(most: number, longestLine: number) {
    this.#most = most
    this.#lines = new RoundRobinQueue(longestLine)
  }

  /**
   * Runs a task, after waiting when too many run already, and returns its result; fails when the task fails.
   *
   * @param line key of the queue, one per client
   * @throws QueueFullError when the queue is full
   */
  async run<Result>(line: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#going < this.#most) this.#going++
    else await new Promise<void>((begin) => this.#lines.enqueue(line, begin))
    try {
      return await work()
    } finally {
      const next = this.#lines.dequeue()
      // The next task takes over the place of this one.
      if (next) next()
      else this.#going--
    }
  }
}
