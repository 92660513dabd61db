import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { residentMegabytes } from '../bench/processes.ts'
import { freePort } from '../dev/free-port.ts'
import { root, serverFlags, serverProgram } from '../sources.mjs'

const PROBE = new URL('./probe.mjs', import.meta.url).href
/** Timeout of a start in milliseconds, on a busy machine. */
const START_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 5000
/** Number of characters that are kept of the server's output. */
const KEPT_OUTPUT = 10_000

/** Resources of one process of the server: maximum, and latest value. */
export interface Life {
  readonly seconds: number
  readonly megabytes: { readonly most: number; readonly last: number }
  readonly handles: { readonly most: number; readonly last: number }
  /**
   * Since its first response, in milliseconds: event loop delay per second (highest 99th percentile and maximum), and
   * longest turn of the main thread in processor time, which does not depend on load of the machine.
   */
  readonly delay: { readonly p99: number; readonly max: number; readonly turn: number }
}

/** The built server with a world for each browser, in a process that is killed and restarted on the same port. */
export class SoakedServer {
  readonly url: string
  readonly lives: Life[] = []
  /** How processes ended unexpectedly. */
  readonly unexpected: string[] = []
  readonly #port: number
  readonly #dataFolder: string
  #child: ChildProcess | null = null
  #ending = false
  #hasAnswered = false
  #ended: Promise<string> = Promise.resolve('not started')
  #output = ''

  private constructor(port: number, dataFolder: string) {
    this.#port = port
    this.#dataFolder = dataFolder
    this.url = `http://127.0.0.1:${port}`
  }

  static async on(dataFolder: string): Promise<SoakedServer> {
    if (!existsSync(serverProgram)) throw new Error(`${serverProgram} does not exist. Run "npm run build" first.`)
    return new SoakedServer(await freePort(), dataFolder)
  }

  /** Starts a process and waits until it answers. @throws Error with its output if it does not */
  async start(): Promise<void> {
    this.#ending = false
    this.#hasAnswered = false
    const args = [...serverFlags, '--import', PROBE, serverProgram, '--data', this.#dataFolder, '--class']
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: '',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        IDP_PORT: '0',
        CONSOLE_PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-KEPT_OUTPUT)
      })
    this.#watch(child)
    const deadline = Date.now() + START_TIMEOUT_MS
    for (;;) {
      const answered = await fetch(`${this.url}/rest/admin/application-version`)
        .then((answer) => answer.arrayBuffer())
        .then(
          () => true,
          () => false,
        )
      if (answered) {
        this.#hasAnswered = true
        return
      }
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The server does not open. It printed:\n${this.#output}`)
      await pause(20)
    }
  }

  /** Whether a process exists that is not about to be ended. */
  get isUp(): boolean {
    return !this.#ending
  }

  /** Sends a signal to the process and waits for its end. @returns how it ended, and the duration in milliseconds */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ how: string; ms: number }> {
    this.#ending = true
    const started = performance.now()
    this.#child?.kill(signal)
    return { how: await this.#ended, ms: performance.now() - started }
  }

  #watch(child: ChildProcess): void {
    const born = performance.now()
    const megabytes = { most: 0, last: 0 }
    const handles = { most: 0, last: 0 }
    const delay = { p99: 0, max: 0, turn: 0 }
    let isStart = true
    child.on('message', (told: Life['delay']) => {
      // The second of its first response belongs to its start.
      if (!isStart)
        for (const figure of ['p99', 'max', 'turn'] as const) delay[figure] = Math.max(delay[figure], told[figure])
      isStart = !this.#hasAnswered
    })
    const look = () => {
      try {
        const resident = residentMegabytes(child.pid!)
        // A process that has just ended has no memory any more.
        if (Number.isNaN(resident)) return
        megabytes.last = resident
        handles.last = readdirSync(`/proc/${child.pid}/fd`).length
      } catch {
        // It has just ended, or the system has no /proc.
        return
      }
      megabytes.most = Math.max(megabytes.most, megabytes.last)
      handles.most = Math.max(handles.most, handles.last)
    }
    const looking = setInterval(look, POLL_INTERVAL_MS)
    const endWithUs = () => child.kill('SIGKILL')
    process.once('exit', endWithUs)
    this.#ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        clearInterval(looking)
        process.off('exit', endWithUs)
        this.lives.push({ seconds: (performance.now() - born) / 1000, megabytes, handles, delay })
        const how = signal ?? `code ${code}`
        if (!this.#ending) this.unexpected.push(`${how}: ${this.#output.slice(-2000)}`)
        this.#ending = true
        resolve(how)
      })
    })
  }
}
