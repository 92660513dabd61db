import { MessagePort, type Worker } from 'node:worker_threads'
import type { EndOf, EngineName, RequestTo } from '../engines.ts'
import type { Order, Reply } from './worker-messages.ts'

/** Maximum time until a worker is ready. On an idle machine it takes well below 0.2 s. */
const START_TIMEOUT_MS = 30_000
/** Maximum waiting time for a task whose deadline counts processor time. */
const TIMEOUT_MS = 60_000
/** Interval between two checks of the processor time. */
const POLL_INTERVAL_MS = 50

/** A task for a worker. */
export interface Task<Name extends EngineName = EngineName> {
  readonly engine: Name
  readonly deadlineMs: number
  /**
   * Unit of the deadline. `wall` (default): elapsed time; the engine checks it itself, and gets a grace period. `processor`:
   * processor time of this whole process; an engine with `timedOut` checks it itself, too. A busy machine does not shorten this
   * time, so a deadline with a margin for the other threads is only missed by a task that does too much.
   */
  readonly clock?: 'wall' | 'processor'
  /** Key of the database image that the task reads, if it reads one. */
  readonly image?: string
  /**
   * Called right before the task starts. It may be called more than once, because a stopped task starts again.
   *
   * @param deadlineMs limit of the engine for this attempt
   */
  request(isImageHeld: boolean, deadlineMs: number): RequestTo<Name>
  /** True when the end of the engine means that its time was too short. An engine that cannot tell is terminated from outside. */
  timedOut?(end: EndOf<Name>): boolean
}

/** Reason why a task has no result of its engine. */
export type NoResult =
  /** The engine did not stop at its deadline, so the worker was terminated. */
  | { readonly kind: 'overdue' }
  /** The machine had no time for the task, so the worker was terminated; the task did not cause it. */
  | { readonly kind: 'starved' }
  /** The worker ended without being terminated. */
  | { readonly kind: 'died'; readonly error: Error }
  | { readonly kind: 'broken'; readonly message: string }

export type TaskEnd<Name extends EngineName = EngineName> = EndOf<Name> | NoResult

type Exchanged = Reply | Exclude<NoResult, { kind: 'broken' }>

/** One worker thread, from its start to its end. It keeps the process running only while it has a task. */
export class ContainedWorker {
  readonly #graceMs: number
  readonly #started: Promise<Worker>
  #thread: Worker | null = null
  #finish: ((end: Exchanged) => void) | null = null
  #holds: string | null = null
  /** Engines that are prepared. */
  readonly #prepared = new Set<EngineName>()
  #death: Error | null = null

  /** @param graceMs time after its deadline in which a task may still respond */
  constructor(start: () => Promise<Worker>, graceMs: number) {
    this.#graceMs = graceMs
    this.#started = start().then((thread) => {
      this.#thread = thread
      return this.#ready(thread)
    })
    // A failed start rejects the task that waits for it; the pool gives a task to every worker that it starts.
    this.#started.catch((error: Error) => this.#die(error))
  }

  /** Key of the database image that is loaded. */
  get holds(): string | null {
    return this.#holds
  }

  get isGone(): boolean {
    return this.#death !== null
  }

  /**
   * Runs one task; no other may be running.
   *
   * @param trialMs shorter deadline, to test whether the task is quick; an engine that cannot tell gets no grace period then,
   *   since the task starts again anyway
   * @throws any error of `task.request` or of sending the request; the worker stays usable
   */
  async run<Name extends EngineName>(task: Task<Name>, trialMs?: number): Promise<TaskEnd<Name>> {
    let worker: Worker
    try {
      worker = await this.#started
    } catch (error) {
      return { kind: 'died', error: error as Error }
    }
    if (this.#death) return { kind: 'died', error: this.#death }
    const { engine, clock = 'wall' } = task
    if (!this.#prepared.has(engine)) {
      // The start of the worker does not count as the task's time.
      const got = await this.#exchange(
        worker,
        { engine, request: null },
        { deadlineMs: START_TIMEOUT_MS, clock: 'wall' },
      )
      if (got.kind !== 'prepared') return got as NoResult
      this.#prepared.add(engine)
    }
    const deadlineMs = trialMs ?? task.deadlineMs
    const request = task.request(task.image !== undefined && task.image === this.#holds, deadlineMs)
    // An engine that reports an exceeded deadline checks it itself, and gets a grace period.
    const hasGrace = task.timedOut !== undefined || (clock === 'wall' && trialMs === undefined)
    const lastMs = hasGrace ? deadlineMs + this.#graceMs : deadlineMs
    const got = await this.#exchange(worker, { engine, request }, { deadlineMs: lastMs, clock })
    return got.kind === 'ended' ? (got.end as EndOf<Name>) : (got as NoResult)
  }

  async #exchange(
    worker: Worker,
    order: Order,
    { deadlineMs, clock }: Required<Pick<Task, 'deadlineMs' | 'clock'>>,
  ): Promise<Exchanged> {
    let timer: NodeJS.Timeout | undefined
    worker.ref()
    try {
      return await new Promise<Exchanged>((resolve) => {
        this.#finish = resolve
        const ports = Object.values(order.request ?? {}).filter((field) => field instanceof MessagePort)
        worker.postMessage(order, ports)
        const give = (end: NoResult) => {
          // If this thread was blocked, the response may already be queued behind the timer.
          setImmediate(() => {
            if (this.#finish !== resolve) return
            this.#finish = null
            resolve(end as Exchanged)
            this.end().catch((error: Error) => this.#die(error))
          })
        }
        if (clock === 'wall') {
          timer = setTimeout(() => give({ kind: 'overdue' }), deadlineMs)
          return
        }
        const started = performance.now()
        const before = process.cpuUsage()
        const look = () => {
          const { user, system } = process.cpuUsage(before)
          const leftMs = deadlineMs - (user + system) / 1000
          if (leftMs <= 0) give({ kind: 'overdue' })
          else if (performance.now() - started > TIMEOUT_MS) give({ kind: 'starved' })
          else timer = setTimeout(look, Math.max(leftMs, POLL_INTERVAL_MS))
        }
        timer = setTimeout(look, deadlineMs)
      })
    } finally {
      clearTimeout(timer)
      this.#finish = null
      worker.unref()
    }
  }

  /** Terminates the thread; its task ends as `died`. */
  async end(): Promise<void> {
    this.#die(new Error('The worker was terminated.'))
    await this.#thread?.terminate()
    await this.#started.catch(() => undefined)
  }

  async #ready(thread: Worker): Promise<Worker> {
    if (this.#death) {
      await thread.terminate()
      throw this.#death
    }
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise((resolve, reject) => {
        const die = (error: Error) => {
          this.#die(error)
          reject(error)
        }
        thread.on('error', die)
        thread.on('messageerror', (error) => {
          die(error)
          thread.terminate().catch(die)
        })
        thread.on('exit', (code) => die(new Error(`The worker exited with code ${code}.`)))
        thread.once('message', (message: unknown) => {
          thread.on('message', (reply: unknown) => this.#answer(reply))
          if (message === 'ready') resolve(thread)
          else this.#answer(message)
        })
        timer = setTimeout(() => {
          die(new Error(`The worker was not ready after ${START_TIMEOUT_MS} ms.`))
          thread.terminate().catch(die)
        }, START_TIMEOUT_MS)
      })
    } finally {
      clearTimeout(timer)
      thread.unref()
    }
  }

  /** @param reply checked, because an attacker may control the worker */
  #answer(reply: unknown): void {
    if (this.#death) return
    const finish = this.#finish
    if (!finish || !isReply(reply)) {
      this.#die(new Error('The worker sent an unexpected message.'))
      // A thread that cannot be terminated is not used again, and ends with the process.
      this.#thread?.terminate().catch(() => {})
      return
    }
    // The next reply belongs to the next task.
    this.#finish = null
    if (reply.kind === 'ended' && reply.holds !== undefined) this.#holds = reply.holds
    finish(reply)
  }

  #die(error: Error): void {
    this.#death ??= error
    this.#holds = null
    this.#finish?.({ kind: 'died', error: this.#death })
  }
}

function isReply(message: unknown): message is Reply {
  if (typeof message !== 'object' || message === null) return false
  const { kind, end, holds, message: reason } = message as Record<string, unknown>
  switch (kind) {
    case 'ended':
      return (
        typeof end === 'object' && end !== null && (holds === undefined || holds === null || typeof holds === 'string')
      )
    case 'broken':
      return typeof reason === 'string'
    default:
      return kind === 'prepared'
  }
}
