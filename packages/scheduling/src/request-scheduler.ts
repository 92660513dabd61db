import { performance } from 'node:perf_hooks'
import { RoundRobinQueue } from './round-robin-queue.ts'

/** Time slice per iteration of the event loop, in milliseconds. Work after it is queued. */
const SLICE_MS = 5

/**
 * Schedules requests on the main thread. Requests start immediately while the iteration of the event loop is short. Otherwise
 * they are queued per world, or per address for clients without a world, and the queues are served round-robin. So one request
 * never waits for all requests of another client.
 */
export class RequestScheduler {
  readonly #lines: RoundRobinQueue<() => void>
  readonly #now: () => number
  readonly #sliceMs: number
  #turnBegan = 0
  #isDraining = false

  /**
   * @param longestLine maximum number of requests in one queue
   * @param now milliseconds of a monotonic clock
   * @param sliceMs time slice per iteration; 0 for asynchronous work, which starts one by one because its time is unknown
   */
  constructor(longestLine: number, now = () => performance.now(), sliceMs = SLICE_MS) {
    this.#lines = new RoundRobinQueue(longestLine)
    this.#now = now
    this.#sliceMs = sliceMs
  }

  /**
   * Runs work now, or when it is scheduled.
   *
   * @param line key of the queue
   * @throws QueueFullError when the queue is full
   */
  schedule(line: string, work: () => void): void {
    if (this.#lines.isEmpty && this.#hasTime()) {
      work()
      return
    }
    this.#lines.enqueue(line, work)
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
    return now - this.#turnBegan < this.#sliceMs
  }

  /** Runs one time slice of work per iteration of the event loop, so that I/O is handled in between. */
  #drain(): void {
    if (this.#lines.isEmpty) {
      this.#isDraining = false
      return
    }
    // Scheduled first, because work may throw.
    setImmediate(() => this.#drain())
    const began = this.#now()
    do this.#lines.dequeue()?.()
    while (!this.#lines.isEmpty && this.#now() - began < this.#sliceMs)
  }
}
