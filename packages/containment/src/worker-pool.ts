import type { Worker } from 'node:worker_threads'
import { ContainedWorker, type Task, type TaskEnd } from './contained-worker.ts'
import { ContainmentClosed } from './containment-failure.ts'
import type { EngineName } from './engines.ts'
import { FairQueue, type Lane } from './fair-queue.ts'

export interface PoolOptions {
  readonly start: () => Promise<Worker>
  /** How many tasks are carried out at the same time; of those that are quick, where slow ones have a lane of their own. */
  readonly workers: number
  /** The lane of tasks that are not quick; without it, all have one. */
  readonly slow?: SlowLane
  /** Who shares turns with an owner; nobody unless given. */
  readonly groupOf?: (owner: string) => string
  /** A worker ends after this long without a task. */
  readonly idleMs: number
  /** How long after its deadline a task may still answer before its worker is ended. */
  readonly graceMs: number
  /** How many tasks of one owner may wait. */
  readonly queueLimit: number
}

/** Where tasks wait for each other that take long, so that nobody else does. */
export interface SlowLane {
  /** How many of them are carried out at the same time. */
  readonly workers: number
  /** A task that is not finished by then is stopped, and carried out anew in the slow lane. Milliseconds. */
  readonly afterMs: number
}

/** Owners whose last task was slow are remembered, at most so many. */
const MOST_REMEMBERED = 10_000

/** Too many tasks of this owner wait already. */
type Busy = { readonly kind: 'busy' }

interface Waiting {
  readonly task: Task
  resolve(end: TaskEnd | Busy): void
  reject(error: unknown): void
}

interface Place {
  readonly worker: ContainedWorker
  /** The lane of its task; null while it has none. */
  lane: Lane | null
  idleTimer: NodeJS.Timeout | undefined
}

/**
 * A bounded number of workers, started when needed, which many owners share fairly (decision 30). Where there is a slow
 * lane, every task is tried for a short time first. One that needs more is begun again in the slow lane, where it has all
 * of its own; so do the next ones of its owner, until one of them turns out to be quick.
 */
export class WorkerPool {
  readonly #options: PoolOptions
  readonly #queue: FairQueue<Waiting>
  /** The one that was used last is the last one. */
  readonly #places = new Set<Place>()
  /** Owners whose last task was slow; the one that was slow last is the last one. */
  readonly #slowOwners = new Set<string>()
  #isClosed = false

  constructor(options: PoolOptions) {
    this.#options = options
    this.#queue = new FairQueue(options.queueLimit, options.groupOf)
  }

  /** How many workers there are now. */
  get size(): number {
    return this.#places.size
  }

  /**
   * Carries out a task when it is its owner's turn; `busy` when too many wait already.
   *
   * @throws ContainmentClosed when the pool is closed, and whatever the task's own `request` throws
   */
  run<Name extends EngineName>(owner: string, task: Task<Name>): Promise<TaskEnd<Name> | Busy> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new ContainmentClosed())
      const waiting = { task, resolve: resolve as Waiting['resolve'], reject }
      if (!this.#queue.offer(owner, waiting, this.#laneOf(owner))) return resolve({ kind: 'busy' })
      this.#serveNext()
    })
  }

  /** Ends all workers; tasks that wait or run end with a ContainmentClosed. */
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
      const next = this.#queue.take(lane)
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
    this.#slowOwners.delete(owner)
    if (!isSlow) return
    this.#slowOwners.add(owner)
    const [oldest] = this.#slowOwners
    if (this.#slowOwners.size > MOST_REMEMBERED) this.#slowOwners.delete(oldest!)
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
      isStopped = isTrial && ranOut(task, end)
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
    if (isStopped) this.#queue.again(owner, waiting, 'slow')
    else this.#queue.done(owner, this.#laneOf(owner))
    this.#serveNext()
  }

  #remove(place: Place): void {
    this.#places.delete(place)
    // A thread that cannot be ended does no harm: it has nothing to do, and ends with the process.
    place.worker.end().catch(() => {})
  }
}

/** Whether a task had too little time. */
function ranOut(task: Task, end: TaskEnd): boolean {
  return end.kind === 'overdue' || (task.ranOut?.(end as never) ?? false)
}
