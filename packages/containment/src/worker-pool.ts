import type { Worker } from 'node:worker_threads'
import { ContainedWorker, type Task, type TaskEnd } from './contained-worker.ts'
import { ContainmentFailure } from './containment-failure.ts'
import type { EngineName } from './engines.ts'
import { FairQueue } from './fair-queue.ts'

export interface PoolOptions {
  readonly start: () => Promise<Worker>
  /** How many workers there are at most. */
  readonly workers: number
  /** A worker ends after this long without a task. */
  readonly idleMs: number
  /** How long after its deadline a task may still answer before its worker is ended. */
  readonly graceMs: number
  /** How many tasks of one owner may wait. */
  readonly queueLimit: number
}

/** Too many tasks of this owner wait already. */
type Busy = { readonly kind: 'busy' }

interface Waiting {
  readonly task: Task
  resolve(end: TaskEnd | Busy): void
  reject(error: unknown): void
}

interface Place {
  readonly worker: ContainedWorker
  isBusy: boolean
  idleTimer: NodeJS.Timeout | undefined
}

/** A bounded number of workers, started when needed, which many owners share fairly. */
export class WorkerPool {
  readonly #options: PoolOptions
  readonly #queue: FairQueue<Waiting>
  /** The one that was used last is the last one. */
  readonly #places = new Set<Place>()
  #isClosed = false

  constructor(options: PoolOptions) {
    this.#options = options
    this.#queue = new FairQueue(options.queueLimit)
  }

  /** How many workers there are now. */
  get size(): number {
    return this.#places.size
  }

  /**
   * Carries out a task when it is its owner's turn; `busy` when too many wait already.
   *
   * @throws ContainmentFailure when the pool is closed, and whatever the task's own `request` throws
   */
  run<Name extends EngineName>(owner: string, task: Task<Name>): Promise<TaskEnd<Name> | Busy> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(closed())
      const waiting = { task, resolve: resolve as Waiting['resolve'], reject }
      if (!this.#queue.offer(owner, waiting)) return resolve({ kind: 'busy' })
      this.#serveNext()
    })
  }

  /** Ends all workers; tasks that wait or run end with a ContainmentFailure. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#queue.clear()) reject(closed())
    const ends = [...this.#places].map(({ worker, idleTimer }) => {
      clearTimeout(idleTimer)
      return worker.end()
    })
    this.#places.clear()
    await Promise.all(ends)
  }

  #serveNext(): void {
    for (;;) {
      const idle = this.#idle()
      if (idle.length === 0 && this.#places.size >= this.#options.workers) return
      const next = this.#queue.take()
      if (!next) return
      const { owner, item } = next
      const place =
        idle.find(({ worker }) => item.task.image !== undefined && worker.holds === item.task.image) ??
        idle.find(({ worker }) => worker.holds === null) ??
        idle[0] ??
        this.#added()
      void this.#serve(place, owner, item)
    }
  }

  #idle(): Place[] {
    const idle = [...this.#places].filter((place) => !place.isBusy)
    return idle.filter((place) => {
      if (place.worker.isGone) this.#places.delete(place)
      return !place.worker.isGone
    })
  }

  #added(): Place {
    const { start, graceMs } = this.#options
    const place: Place = { worker: new ContainedWorker(start, graceMs), isBusy: false, idleTimer: undefined }
    this.#places.add(place)
    return place
  }

  async #serve(place: Place, owner: string, { task, resolve, reject }: Waiting): Promise<void> {
    clearTimeout(place.idleTimer)
    place.isBusy = true
    try {
      const end = await place.worker.run(task)
      if (this.#isClosed) reject(closed())
      else resolve(end)
    } catch (error) {
      reject(error)
    }
    if (this.#isClosed) return
    place.isBusy = false
    this.#places.delete(place)
    if (!place.worker.isGone) {
      this.#places.add(place)
      place.idleTimer = setTimeout(() => this.#remove(place), this.#options.idleMs).unref()
    }
    this.#queue.done(owner)
    this.#serveNext()
  }

  #remove(place: Place): void {
    this.#places.delete(place)
    void place.worker.end()
  }
}

function closed(): ContainmentFailure {
  return new ContainmentFailure('The containment is closed: it takes no more jobs.')
}
