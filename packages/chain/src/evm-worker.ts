import type { Worker } from 'node:worker_threads'
import type { EvmEnd, EvmJob } from './evm-job.ts'
import type { Reply } from './evm-thread.ts'

/** Time without a job after which the worker ends, in milliseconds. */
const IDLE_MS = 60_000
/** Maximum time until a worker is ready, in milliseconds. */
const START_TIMEOUT_MS = 60_000
/** Interval between two checks whether the worker still responds, in milliseconds. */
const POLL_INTERVAL_MS = 500
/**
 * Maximum time between two pauses of a job, after which its worker is terminated. It is measured in processor time of this
 * process, so that load of the machine does not end a job.
 */
const STUCK_TIMEOUT_MS = 5000

/** Thrown for a job that made the worker fail. */
export class EvmWorkerDied extends Error {
  override readonly name = 'EvmWorkerDied'
}

interface Waiting {
  readonly job: EvmJob
  /** True when this job was running at an earlier failure for lack of memory, which another job may have caused. */
  wasBlamed?: boolean
  resolve(end: EvmEnd): void
  reject(error: Error): void
}

interface Running {
  readonly worker: Worker
  /** Number of the running job; written by the worker. */
  readonly present: Int32Array
  readonly jobs: Map<number, Waiting>
  /** Counter of pauses: the worker responds while it changes. */
  pulse: number
  processorAtPulse: number
}

/**
 * The single worker with the EVM for all chains of a server. It starts with the first job, and ends after a minute without one. A
 * job that makes it fail does not affect others: they run again in the next worker.
 */
export class EvmWorker {
  readonly #start: () => Promise<Worker>
  readonly #idleMs: number
  #running: Promise<Running> | null = null
  #next = 1
  #idle: NodeJS.Timeout | undefined
  #look: NodeJS.Timeout | undefined
  #isClosed = false

  /** @param start creates a worker that runs `evm-thread.ts` */
  constructor(start: () => Promise<Worker>, idleMs: number = IDLE_MS) {
    this.#start = start
    this.#idleMs = idleMs
  }

  /** True while a worker runs or starts. */
  get isRunning(): boolean {
    return this.#running !== null
  }

  /**
   * Runs a job.
   *
   * @throws EvmWorkerDied when it made the worker fail, or the server closes
   */
  async run(job: EvmJob): Promise<EvmEnd> {
    if (this.#isClosed) throw new EvmWorkerDied('The server is closing.')
    clearTimeout(this.#idle)
    this.#running ??= this.#started()
    const running = await this.#running
    return new Promise((resolve, reject) => this.#give(running, { job, resolve, reject }))
  }

  /** Runs a job again in the next worker. */
  #again(waiting: Waiting): void {
    this.#running ??= this.#started()
    this.#running.then((running) => this.#give(running, waiting), waiting.reject)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#end(new EvmWorkerDied('The server is closing.'))
  }

  #give(running: Running, waiting: Waiting): void {
    const id = this.#next++
    // Another job may have ended while this one waited for the worker.
    clearTimeout(this.#idle)
    running.jobs.set(id, waiting)
    running.worker.ref()
    running.worker.postMessage({ id, job: waiting.job })
    if (running.jobs.size === 1) {
      running.processorAtPulse = processorMs()
      this.#look = setInterval(() => this.#seeAfter(running), POLL_INTERVAL_MS)
    }
  }

  async #started(): Promise<Running> {
    const worker = await this.#start()
    const shared = new SharedArrayBuffer(8)
    const running: Running = {
      worker,
      present: new Int32Array(shared),
      jobs: new Map(),
      pulse: 0,
      processorAtPulse: processorMs(),
    }
    let timer: NodeJS.Timeout | undefined
    try {
      await new Promise<void>((resolve, reject) => {
        timer = setTimeout(() => {
          reject(new EvmWorkerDied('The EVM did not start.'))
          worker.terminate().catch(ignore)
        }, START_TIMEOUT_MS)
        worker.on('error', (error) => this.#died(running, error))
        worker.on('exit', () => {
          reject(new EvmWorkerDied('The EVM did not start.'))
          this.#died(running, new EvmWorkerDied('The worker ended.'))
        })
        worker.on('message', (reply: Reply | 'ready' | null) => {
          if (reply === 'ready') resolve()
          // Only a worker controlled by an attacker sends anything else.
          else if (typeof reply === 'object' && reply !== null) this.#answered(running, reply)
          else this.#died(running, new EvmWorkerDied('The worker sent a message that nobody asked for.'))
        })
        worker.postMessage(shared)
      })
      worker.unref()
      return running
    } catch (error) {
      this.#running = null
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  #answered(running: Running, reply: Reply): void {
    const waiting = running.jobs.get(reply.id)
    // A reply of a terminated worker, whose jobs run in the next one.
    if (!waiting) return
    running.jobs.delete(reply.id)
    if (running.jobs.size === 0) this.#rest(running)
    if (reply.end) waiting.resolve(reply.end)
    else waiting.reject(new Error(reply.error))
  }

  #rest(running: Running): void {
    clearInterval(this.#look)
    running.worker.unref()
    this.#idle = setTimeout(() => {
      this.#end(new EvmWorkerDied('The worker was idle.')).catch(ignore)
    }, this.#idleMs)
    this.#idle.unref()
  }

  #seeAfter(running: Running): void {
    const pulse = Atomics.load(running.present, 1)
    const now = processorMs()
    if (pulse !== running.pulse) {
      running.pulse = pulse
      running.processorAtPulse = now
    } else if (now - running.processorAtPulse > STUCK_TIMEOUT_MS)
      this.#died(running, new EvmWorkerDied('The call was stopped: it takes too long.'))
  }

  /**
   * The job that was running caused the failure; the others run in another worker. As memory is shared by all paused jobs, after
   * a lack of memory this job runs once more, too.
   */
  #died(running: Running, error: Error): void {
    if (running.jobs.size === 0 && this.#isClosed) return
    const { jobs } = running
    const culprit = Atomics.load(running.present, 0)
    const waiting = [...jobs]
    jobs.clear()
    clearInterval(this.#look)
    running.worker.terminate().catch(ignore)
    const wasRunning = this.#running
    wasRunning?.then(
      (present) => {
        if (present === running) this.#running = null
        for (const [id, each] of waiting) {
          const isToBlame = id === culprit && (each.wasBlamed || !isOfMemory(error))
          if (isToBlame || this.#isClosed) each.reject(toWorkerDied(error))
          else this.#again({ ...each, wasBlamed: each.wasBlamed || id === culprit })
        }
      },
      () => {},
    )
  }

  async #end(reason: Error): Promise<void> {
    clearTimeout(this.#idle)
    clearInterval(this.#look)
    const ending = this.#running
    this.#running = null
    const running = await ending?.catch(() => null)
    if (!running) return
    const waiting = [...running.jobs.values()]
    running.jobs.clear()
    await running.worker.terminate()
    for (const { reject } of waiting) reject(reason)
  }
}

/** A worker that cannot be terminated has ended already, or ends with the process. */
function ignore(): void {}

function toWorkerDied(error: Error): EvmWorkerDied {
  if (error instanceof EvmWorkerDied) return error
  return new EvmWorkerDied(
    isOfMemory(error) ? 'The call was stopped: it takes too much memory.' : 'The call broke the EVM.',
  )
}

function isOfMemory(error: Error): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
