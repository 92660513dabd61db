import type { Worker } from 'node:worker_threads'
import type { FromThread, Order, OrderEnd, ThreadRequest, ToThread } from './thread-messages.ts'

/** Time after which an unused thread ends, in milliseconds. */
const IDLE_MS = 60_000
/** Maximum time until a thread is ready, in milliseconds. */
const START_MS = 60_000
/** Maximum working time of a thread for one check, in milliseconds. A right fix takes far less than a second. */
const MAX_WORK_MS = 5000
/** Time between two checks of that limit. */
const POLL_INTERVAL_MS = 100

/** The result of a check; `limit` when the thread was ended because it took too much time or memory. */
export type CheckEnd = OrderEnd | { readonly kind: 'limit'; readonly limit: 'time' | 'memory' }

/** Responds to a request of the thread with a cloneable value. When it rejects, the check rejects. */
export type Respond = (request: ThreadRequest) => Promise<unknown>

/** A check that runs in a thread. */
interface Exchange {
  readonly received: (message: Exclude<FromThread, 'ready'>) => void
  readonly failed: (error: NodeJS.ErrnoException) => void
}

/**
 * Threads that check properties. The main thread relays messages and never inspects return values of a player's function, so no
 * value can block it. A check that takes too long ends its thread, and the next check gets a new one.
 */
export class PropertyThreads {
  readonly #start: () => Promise<Worker>
  readonly #maxWorkMs: number
  readonly #idleMs: number
  /** Unused threads, each with the timer that ends it. */
  readonly #idle = new Map<Worker, NodeJS.Timeout>()
  readonly #running = new Map<Worker, Exchange>()
  #isClosed = false

  /** @param start creates a worker that runs `servePropertyChecks` */
  constructor(start: () => Promise<Worker>, maxWorkMs: number = MAX_WORK_MS, idleMs: number = IDLE_MS) {
    this.#start = start
    this.#maxWorkMs = maxWorkMs
    this.#idleMs = idleMs
  }

  /** Number of threads. */
  get size(): number {
    return this.#idle.size + this.#running.size
  }

  /**
   * Checks one property, in a thread that nothing else uses meanwhile.
   *
   * @throws any error of `respond`, or Error when the thread itself failed or the server closes
   */
  async check(order: Order, respond: Respond): Promise<CheckEnd> {
    const worker = this.#takeIdle() ?? (await this.#started())
    worker.ref()
    let canGoOn = false
    try {
      const end = await this.#exchange(worker, order, respond)
      canGoOn = end.kind !== 'limit' && !this.#isClosed
      return end
    } finally {
      this.#running.delete(worker)
      if (canGoOn) this.#keep(worker)
      else worker.terminate().catch(ignore)
    }
  }

  /** Ends all threads; running checks reject. */
  async close(): Promise<void> {
    this.#isClosed = true
    const workers = [...this.#idle.keys(), ...this.#running.keys()]
    for (const timer of this.#idle.values()) clearTimeout(timer)
    this.#idle.clear()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  #takeIdle(): Worker | undefined {
    const [first] = this.#idle
    if (!first) return undefined
    const [worker, timer] = first
    clearTimeout(timer)
    this.#idle.delete(worker)
    return worker
  }

  async #started(): Promise<Worker> {
    const worker = await this.#start()
    let timer: NodeJS.Timeout | undefined
    try {
      await new Promise<void>((resolve, reject) => {
        worker.on('message', (message: FromThread) => {
          if (message === 'ready') resolve()
          else this.#running.get(worker)?.received(message)
        })
        worker.on('error', (error) => {
          reject(error)
          this.#running.get(worker)?.failed(error)
        })
        worker.on('exit', () => {
          const error = new Error('The thread that checks fixes has ended.')
          reject(error)
          this.#running.get(worker)?.failed(error)
          clearTimeout(this.#idle.get(worker))
          this.#idle.delete(worker)
        })
        timer = setTimeout(() => reject(new Error('The thread that checks fixes did not start.')), START_MS)
      })
      if (this.#isClosed) throw new Error('The server is closing.')
      return worker
    } catch (error) {
      worker.terminate().catch(ignore)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  async #exchange(worker: Worker, order: Order, respond: Respond): Promise<CheckEnd> {
    const send = (message: ToThread) => worker.postMessage(message)
    const worked = workOf(worker)
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<CheckEnd>((resolve, reject) => {
        this.#running.set(worker, {
          received: (message) => {
            if ('end' in message) return resolve(message.end)
            respond(message.request)
              .then((response) => send({ response }))
              .catch(reject)
          },
          failed: (error) =>
            error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ kind: 'limit', limit: 'memory' }) : reject(error),
        })
        timer = setInterval(() => {
          if (worked() > this.#maxWorkMs) resolve({ kind: 'limit', limit: 'time' })
        }, POLL_INTERVAL_MS)
        send({ order })
      })
    } finally {
      clearInterval(timer)
    }
  }

  #keep(worker: Worker): void {
    worker.unref()
    const timer = setTimeout(() => worker.terminate().catch(ignore), this.#idleMs)
    this.#idle.set(worker, timer.unref())
  }
}

/**
 * Returns a function that measures the working time of a thread in milliseconds: the active time of its event loop, limited by
 * the processor time of the whole process. Time spent waiting for a response, or while the process is suspended, does not count.
 */
function workOf({ performance }: Worker): () => number {
  const loop = performance.eventLoopUtilization()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return Math.min(performance.eventLoopUtilization(loop).active, (user + system) / 1000)
  }
}

/** A worker that cannot be ended has ended already, or ends with the process. */
function ignore(): void {}
