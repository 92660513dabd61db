import type { Worker } from 'node:worker_threads'
import type { Reply, Request } from './wire.ts'

/** A worker that is not ready by then never will be. It takes well below 0.2 s on an idle machine. */
const START_MS = 30_000

/** What a worker is to do. */
export interface Task {
  readonly deadlineMs: number
  /** Key of the database image that the task reads, or null. */
  readonly image: string | null
  /** Asked for right before the task starts. */
  request(isImageHeld: boolean): Request
}

export type TaskEnd =
  | Reply['end']
  /** The engine did not stop at its deadline, so the worker was ended. */
  | { readonly kind: 'overdue' }
  /** The worker ended by itself. */
  | { readonly kind: 'died'; readonly error: Error }

/** One worker thread, from its start to its end. It never keeps the process running, except while it has a task. */
export class ContainedWorker {
  readonly #graceMs: number
  readonly #started: Promise<Worker>
  #thread: Worker | null = null
  #finish: ((end: TaskEnd) => void) | null = null
  #holds: string | null = null
  /** Powers that were loaded. */
  readonly #prepared = new Set<string>()
  #death: Error | null = null

  /** @param graceMs how long after its deadline a task may still answer */
  constructor(start: () => Promise<Worker>, graceMs: number) {
    this.#graceMs = graceMs
    this.#started = start().then((thread) => {
      this.#thread = thread
      return this.#ready(thread)
    })
    // A failed start is told to the task that waits for it; the pool gives one to every worker it starts.
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
   * Carries out one task; another one must not run yet.
   *
   * @throws what `task.request` throws, or what sending the request throws; the worker is fine then
   */
  async run(task: Task): Promise<TaskEnd> {
    let worker: Worker
    try {
      worker = await this.#started
    } catch (error) {
      return { kind: 'died', error: error as Error }
    }
    if (this.#death) return { kind: 'died', error: this.#death }
    const request = task.request(task.image !== null && task.image === this.#holds)
    const power = request.kind
    if ((power === 'xml' || power === 'yaml') && !this.#prepared.has(power)) {
      // Loading what few workers need is none of the task's time.
      const end = await this.#exchange(worker, { kind: 'prepare', power }, START_MS)
      if (end.kind !== 'prepared') return end
      this.#prepared.add(power)
    }
    return this.#exchange(worker, request, task.deadlineMs + this.#graceMs)
  }

  async #exchange(worker: Worker, request: Request, mostMs: number): Promise<TaskEnd> {
    let timer: NodeJS.Timeout | undefined
    worker.ref()
    try {
      return await new Promise<TaskEnd>((resolve) => {
        this.#finish = resolve
        worker.postMessage(request, request.kind === 'shell' ? [request.port] : [])
        timer = setTimeout(() => {
          // When this thread itself was held up, the answer may be here already, behind the timer.
          setImmediate(() => {
            if (this.#finish !== resolve) return
            this.#finish = null
            resolve({ kind: 'overdue' })
            void this.end()
          })
        }, mostMs)
      })
    } finally {
      clearTimeout(timer)
      this.#finish = null
      worker.unref()
    }
  }

  /** Ends the thread, whatever it is doing; its task ends as `died`. */
  async end(): Promise<void> {
    this.#die(new Error('The worker was ended.'))
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
          void thread.terminate()
        })
        thread.on('exit', (code) => die(new Error(`The worker exited with code ${code}.`)))
        thread.on('message', (message: 'ready' | Reply) => {
          if (message === 'ready') resolve(thread)
          else this.#answer(message)
        })
        timer = setTimeout(() => {
          die(new Error(`The worker was not ready after ${START_MS} ms.`))
          void thread.terminate()
        }, START_MS)
      })
    } finally {
      clearTimeout(timer)
      thread.unref()
    }
  }

  #answer({ end, holds }: Reply): void {
    if (this.#death) return
    this.#holds = holds
    this.#finish?.(end)
  }

  #die(error: Error): void {
    this.#death ??= error
    this.#holds = null
    this.#finish?.({ kind: 'died', error: this.#death })
  }
}
