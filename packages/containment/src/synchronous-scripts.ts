import { MessageChannel, type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads'
import type { Unanswered } from './contained-worker.ts'
import type { ScriptEnd, ScriptRequest } from './script-job.ts'
import type { Reply, SynchronousLine } from './wire.ts'

/** How long after its deadline a script may answer before its worker is ended: it looks at the clock by itself. */
const GRACE_MS = 25

export type SynchronousEnd = ScriptEnd | Unanswered | { readonly kind: 'busy' }

/**
 * Runs scripts in a worker while the caller waits: for code that a player wrote in place of a function of the shop,
 * which answers at once. The waiting thread does nothing else, so deadlines must be short.
 */
export class SynchronousScripts {
  readonly #start: () => Promise<Worker>
  #line: { readonly worker: Worker; readonly port: MessagePort; readonly signal: Int32Array } | null = null
  #opening: Promise<void> | null = null
  #isClosed = false

  constructor(start: () => Promise<Worker>) {
    this.#start = start
  }

  /** Gets a worker ready. Until it is, calls end as `busy`; after a worker was ended, the next one starts by itself. */
  async prepare(): Promise<void> {
    if (this.#line || this.#isClosed) return
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null
    })
    await this.#opening
  }

  /** Runs a script and waits for its end. */
  run(request: ScriptRequest): SynchronousEnd {
    const line = this.#line
    if (!line) {
      this.#replace()
      return { kind: 'busy' }
    }
    Atomics.store(line.signal, 0, 0)
    line.port.postMessage(request)
    const waited = Atomics.wait(line.signal, 0, 0, request.limits.deadlineMs + GRACE_MS)
    const received = waited === 'timed-out' ? undefined : receiveMessageOnPort(line.port)
    if (received) {
      const reply = received.message as Reply
      return reply.kind === 'ended' ? (reply.end as ScriptEnd) : (reply as Unanswered)
    }
    // It does not stop, or has died: nobody waits for it any longer.
    void this.#hangUp()
    this.#replace()
    return { kind: 'overdue' }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#opening?.catch(() => undefined)
    await this.#hangUp()
  }

  async #open(): Promise<void> {
    const worker = await this.#start()
    worker.unref()
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`The worker exited with code ${code}.`)))
    })
    const { port1, port2 } = new MessageChannel()
    const signal = new Int32Array(new SharedArrayBuffer(4))
    worker.postMessage({ kind: 'line', port: port2, signal } satisfies SynchronousLine, [port2])
    port1.unref()
    this.#line = { worker, port: port1, signal }
    const gone = () => {
      if (this.#line?.worker === worker) this.#line = null
    }
    worker.on('error', gone)
    worker.on('exit', gone)
    if (this.#isClosed) await this.#hangUp()
  }

  /** Starts another worker, unless one is starting. */
  #replace(): void {
    // Whoever calls next is told that nothing runs yet; why it did not start is told to who prepares.
    this.prepare().catch(() => undefined)
  }

  async #hangUp(): Promise<void> {
    const line = this.#line
    this.#line = null
    line?.port.close()
    await line?.worker.terminate()
  }
}
