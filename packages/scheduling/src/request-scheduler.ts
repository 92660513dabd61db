import { AsyncResource } from 'node:async_hooks'
import { performance } from 'node:perf_hooks'
import { RoundRobinQueue } from './round-robin-queue.ts'

/** Time slice per iteration of the event loop, in milliseconds. Work after it is queued. */
const SLICE_MS = 5
/** Maximum number of tasks from the queues per iteration of the event loop. */
const MAX_STEPS = 16

/**
 * Schedules requests on the main thread. Requests start immediately while the iteration of the event loop is short. Otherwise
 * they are queued per world, or per address for clients without a world, and the queues are served round-robin. So one request
 * never waits for all requests of another client. Requests that pause are queued in the same way before they continue.
 */
export class RequestScheduler {
  readonly #starting: RoundRobinQueue<() => void>
  readonly #paused = new RoundRobinQueue<() => void>()
  readonly #now: () => number
  readonly #sliceMs: number
  /** Time at which the work of this iteration began; null before it. */
  #began: number | null = null
  /** Scheduled calls of `#step`. */
  #steps = 0
  #wasPaused = false

  /**
   * @param maxWaiting maximum number of requests in one queue
   * @param now milliseconds of a monotonic clock
   * @param sliceMs time slice per iteration; 0 for tasks that start one by one
   */
  constructor(maxWaiting: number, now = () => performance.now(), sliceMs = SLICE_MS) {
    this.#starting = new RoundRobinQueue(maxWaiting)
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
    this.#runOrEnqueue(this.#starting, line, work)
  }

  /**
   * Runs the next part of a request that was scheduled before, now or when it is scheduled. No queue is too full for it.
   *
   * @param line key of the queue
   */
  continue(line: string, work: () => void): void {
    this.#runOrEnqueue(this.#paused, line, work)
  }

  /**
   * Resolves in a later iteration of the event loop, when a request may continue. Requests call it between parts of long work.
   *
   * @param line key of the queue
   */
  pause(line: string): Promise<void> {
    return new Promise((resolve) => {
      this.#paused.enqueue(line, resolve)
      this.#wake()
    })
  }

  #runOrEnqueue(queue: RoundRobinQueue<() => void>, line: string, work: () => void): void {
    if (!this.#isWaiting && this.#elapsedMs() < this.#sliceMs) {
      work()
      return
    }
    // In the asynchronous context of this request, not of the one whose turn it is: read-only sessions depend on it.
    queue.enqueue(line, AsyncResource.bind(work))
    this.#wake()
  }

  get #isWaiting(): boolean {
    return !this.#starting.isEmpty || !this.#paused.isEmpty
  }

  /** Time since the work of this iteration began, in milliseconds. */
  #elapsedMs(): number {
    const now = this.#now()
    if (this.#began === null) {
      this.#began = now
      setImmediate(() => {
        this.#began = null
      })
    }
    return now - this.#began
  }

  #wake(): void {
    if (this.#steps >= MAX_STEPS) return
    this.#steps++
    setImmediate(() => this.#step())
  }

  /**
   * Runs one task if the iteration has time left. Each task has a callback of the event loop of its own, so the time that it
   * takes after an `await` of a settled promise counts, too.
   */
  #step(): void {
    const isFirst = this.#began === null
    const work = isFirst || this.#elapsedMs() < this.#sliceMs ? this.#next() : undefined
    if (isFirst) this.#elapsedMs()
    // Scheduled first, because work may throw.
    if (this.#isWaiting) setImmediate(() => this.#step())
    else this.#steps--
    work?.()
  }

  /** Paused requests and new ones in turn, so that neither waits for all of the other kind. */
  #next(): (() => void) | undefined {
    this.#wasPaused = !this.#wasPaused
    const [first, second] = this.#wasPaused ? [this.#paused, this.#starting] : [this.#starting, this.#paused]
    return first.dequeue() ?? second.dequeue()
  }
}
