import { performance } from 'node:perf_hooks'
import { RoundRobinQueue } from './round-robin-queue.ts'

/** The pause after a task, as a multiple of the task's duration. */
const PAUSE_FACTOR = 2
/** Other requests count as active for this long after the last one, in milliseconds. */
const ACTIVITY_WINDOW_MS = 1000
/** Maximum pause in milliseconds. */
const MAX_PAUSE_MS = 1000

/**
 * Throttles tasks that block the main thread for some milliseconds, such as opening a new shop. They run one at a time. While
 * other requests are active, there is a pause after each task, so that tasks use at most a third of the thread's time. Waiting
 * tasks are queued by key, and the queues are served round-robin.
 */
export class BackgroundThrottle {
  readonly #lines: RoundRobinQueue<() => void>
  readonly #now: () => number
  #isResting = false
  #othersAt = Number.NEGATIVE_INFINITY

  /**
   * @param longestLine maximum number of waiting tasks per queue
   * @param now milliseconds of a monotonic clock
   */
  constructor(longestLine: number, now = () => performance.now()) {
    this.#lines = new RoundRobinQueue(longestLine)
    this.#now = now
  }

  /** Call when another request is served. Without other requests there are no pauses. */
  noteActivity(): void {
    this.#othersAt = this.#now()
  }

  /**
   * Runs a task now, or queues it.
   *
   * @param line key of the queue, one per client
   * @throws QueueFullError when the queue is full
   */
  run(line: string, work: () => void): void {
    if (this.#isResting) this.#lines.enqueue(line, work)
    else this.#do(work)
  }

  /**
   * Runs a task now or after waiting in a queue, and returns its result; fails when the task fails. `work` must not await.
   *
   * @param line key of the queue, one per client
   * @throws QueueFullError when the queue is full
   */
  async runForResult<Result>(line: string, work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.run(line, () => {
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
      const isAlone = now - this.#othersAt > ACTIVITY_WINDOW_MS
      setTimeout(() => this.#next(), isAlone ? 0 : Math.min(MAX_PAUSE_MS, PAUSE_FACTOR * (now - began)))
    }
  }

  #next(): void {
    this.#isResting = false
    const work = this.#lines.dequeue()
    if (work) this.#do(work)
  }
}
