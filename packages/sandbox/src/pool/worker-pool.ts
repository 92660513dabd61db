import type { Worker } from 'node:worker_threads'
import { FairQueue, type Lane } from '@fruit/scheduling/fair-queue'
import { createLruCache } from '@fruit/scheduling/lru-cache'
import type { EngineName } from '../engines.ts'
import { ContainedWorker, type Task, type TaskEnd } from './contained-worker.ts'
import { ContainmentClosed } from './containment-failure.ts'

export interface PoolOptions {
  readonly start: () => Promise<Worker>
  /** Maximum number of tasks that run at the same time; only quick ones when there is a slow lane. */
  readonly workers: number
  /** The lane of slow tasks; without it, all tasks share one lane. */
  readonly slow?: SlowLane
  /** Returns the group of an owner; groups are served round-robin. By default each owner is a group. */
  readonly groupOf?: (owner: string) => string
  /** Time without a task after which a worker ends. */
  readonly idleMs: number
  /** Grace period of a task after its deadline before its worker is terminated. */
  readonly graceMs: number
  /** Maximum number of waiting tasks of one owner. */
  readonly queueLimit: number
}

/** Lane for tasks that take long, so that only such tasks wait for each other. */
export interface SlowLane {
  /** Maximum number of slow tasks that run at the same time. */
  readonly workers: number
  /** Milliseconds after which an unfinished task is stopped and restarted in the slow lane. */
  readonly afterMs: number
}

/** Maximum number of owners whose last task was slow that are remembered. */
const MAX_REMEMBERED_OWNERS = 10_000

/** The owner has too many waiting tasks. */
type Busy = { readonly kind: 'busy' }

interface Waiting {
  readonly task: Task
  resolve(end: TaskEnd | Busy): void
  reject(error: unknown): void
}

interface Place {
  readonly worker: ContainedWorker
  /** The lane of its task; null without a task. */
  lane: Lane | null
  idleTimer: NodeJS.Timeout | undefined
}

/**
 * A bounded number of workers, started on demand and shared fairly by many owners (decision 30). With a slow lane, every task is
 * first tried for a short time. A task that needs more time starts again in the slow lane with its full deadline. The next tasks
 * of its owner go there directly, until one of them is quick.
 */
export class WorkerPool {
  readonly #options: PoolOptions
  readonly #queue: FairQueue<Waiting>
  /** Sorted by last use, the most recent last. */
  readonly #places = new Set<Place>()
  /** Owners whose last task was slow. */
  readonly #slowOwners = createLruCache<string, true>(MAX_REMEMBERED_OWNERS)
  #isClosed = false

  constructor(options: PoolOptions) {
    this.#options = options
    this.#queue = new FairQueue(options.queueLimit, options.groupOf)
  }

  /** Current number of workers. */
  get size(): number {
    return this.#places.size
  }

  /**
   * Runs a task after waiting in the queue; returns `busy` when the owner has too many waiting tasks.
   *
   * @throws ContainmentClosed when the pool is closed, and any error of the task's `request`
   */
  run<Name extends EngineName>(owner: string, task: Task<Name>): Promise<TaskEnd<Name> | Busy> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new ContainmentClosed())
      const waiting = { task, resolve: resolve as Waiting['resolve'], reject }
      if (!this.#queue.enqueue(owner, waiting, this.#laneOf(owner))) return resolve({ kind: 'busy' })
      this.#serveNext()
    })
  }

  /** Terminates all workers; waiting and running tasks end with a ContainmentClosed. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#queue.clear()) reject(new ContainmentClosed())
    const ends = [...this.#places].map(({ worker, idleTimer }) => {
      clearTimeout(idleTimer)
      return worker.end()
    })
    this.#places.clear()
    await Promise.all(ends)
  }

  #serveNext(): void {
    this.#serveLane('quick', this.#options.workers)
    if (this.#options.slow) this.#serveLane('slow', this.#options.slow.workers)
  }

  #serveLane(lane: Lane, workers: number): void {
    for (;;) {
      const idle = this.#idle()
      if ([...this.#places].filter((place) => place.lane === lane).length >= workers) return
      const next = this.#queue.dequeue(lane)
      if (!next) return
      const { owner, item } = next
      const place =
        idle.find(({ worker }) => item.task.image !== undefined && worker.holds === item.task.image) ??
        idle.find(({ worker }) => worker.holds === null) ??
        idle[0] ??
        this.#added()
      this.#serve(place, lane, owner, item).catch(item.reject)
    }
  }

  #laneOf(owner: string): Lane {
    return this.#slowOwners.has(owner) ? 'slow' : 'quick'
  }

  #remember(owner: string, isSlow: boolean): void {
    if (isSlow) this.#slowOwners.set(owner, true)
    else this.#slowOwners.delete(owner)
  }

  #idle(): Place[] {
    const idle = [...this.#places].filter((place) => place.lane === null)
    return idle.filter((place) => {
      if (place.worker.isGone) this.#places.delete(place)
      return !place.worker.isGone
    })
  }

  #added(): Place {
    const { start, graceMs } = this.#options
    const place: Place = { worker: new ContainedWorker(start, graceMs), lane: null, idleTimer: undefined }
    this.#places.add(place)
    return place
  }

  async #serve(place: Place, lane: Lane, owner: string, waiting: Waiting): Promise<void> {
    const { task, resolve, reject } = waiting
    const { slow } = this.#options
    clearTimeout(place.idleTimer)
    place.lane = lane
    const isTrial = slow !== undefined && lane === 'quick' && task.deadlineMs > slow.afterMs
    let isStopped = false
    try {
      const started = performance.now()
      const end = await place.worker.run(task, isTrial ? slow.afterMs : undefined)
      isStopped = isTrial && timedOut(task, end)
      if (slow) this.#remember(owner, isStopped || (lane === 'slow' && performance.now() - started > slow.afterMs))
      if (this.#isClosed) reject(new ContainmentClosed())
      else if (!isStopped) resolve(end)
    } catch (error) {
      reject(error)
    }
    if (this.#isClosed) return
    place.lane = null
    this.#places.delete(place)
    if (!place.worker.isGone) {
      this.#places.add(place)
      place.idleTimer = setTimeout(() => this.#remove(place), this.#options.idleMs).unref()
    }
    if (isStopped) this.#queue.requeue(owner, waiting, 'slow')
    else this.#queue.done(owner, this.#laneOf(owner))
    this.#serveNext()
  }

  #remove(place: Place): void {
    this.#places.delete(place)
    // A thread that cannot be terminated is harmless: it is idle, and ends with the process.
    place.worker.end().catch(() => {})
  }
}

/** True when a task had too little time. */
function timedOut(task: Task, end: TaskEnd): boolean {
  return end.kind === 'overdue' || (task.timedOut?.(end as never) ?? false)
}
