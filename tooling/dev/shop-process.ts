import { type ChildProcess, fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { HotPayload, ViteDevServer } from 'vite'
import { root } from '../sources.mjs'

const RUNNER = fileURLToPath(new URL('./run-shop.mjs', import.meta.url))
/** Time in milliseconds for a graceful shutdown. */
const SHUTDOWN_TIMEOUT_MS = 3000

/** An open shop; null: it ended before it was open. */
export type Opened = {
  /** The line that it would print on its own. */
  readonly line: string
  /** Public address. */
  readonly host: string
  readonly port: number
  /** Address where it listens. */
  readonly behind: AddressInfo
} | null

type Message = { readonly id: number; readonly question: HotPayload } | { readonly opened: NonNullable<Opened> }

/**
 * Runs the shop from its sources in a child process, and replaces it after each change. The next process loads the
 * sources in advance, so that a replacement takes one second.
 */
export class ShopProcess {
  /** Result of the latest start. Pending during a start. */
  opened: Promise<Opened>
  /** Exit code of the latest process that ended by itself. */
  code = 0
  readonly #sources: ViteDevServer
  #options: readonly string[]
  readonly #env: NodeJS.ProcessEnv
  readonly #runner: string
  readonly #changed = new Set<string>()
  /** A process that has loaded the sources or is loading them; null while a started process is not open yet. */
  #next: ChildProcess | null = null
  #running: ChildProcess | null = null
  #starts = 0

  /**
   * @param sources Vite's server for the modules of the shop
   * @param options of the command line, like those of `npm start`
   * @param runner path of the program that runs the shop
   */
  constructor(sources: ViteDevServer, options: readonly string[], env: NodeJS.ProcessEnv, runner = RUNNER) {
    this.#sources = sources
    this.#options = options
    this.#env = env
    this.#runner = runner
    this.#next = this.#load()
    this.opened = this.#run()
  }

  /** Replaces the running process. @param changed files; null if files were added or removed, or settings changed */
  restart(changed: readonly string[] | null): Promise<Opened> {
    for (const file of changed ?? []) this.#changed.add(file)
    if (!changed) {
      this.#next?.kill('SIGKILL')
      this.#next = null
    }
    if (!this.#next?.connected) this.#next = this.#load()
    const start = ++this.#starts
    const old = this.#running
    this.#running = null
    this.opened = ended(old).then(() => (start === this.#starts ? this.#run() : this.opened))
    return this.opened
  }

  async stop(): Promise<void> {
    this.#starts++
    this.#next?.kill('SIGKILL')
    await ended(this.#running)
  }

  #load(): ChildProcess {
    this.#changed.clear()
    const child = fork(this.#runner, this.#options, {
      cwd: root,
      env: this.#env,
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    // `--fresh` is only applied once, not after each change.
    this.#options = this.#options.filter((option) => option !== '--fresh')
    child.on('message', async (message: Message) => {
      if (!('question' in message)) return
      const answer = await this.#sources.environments.ssr.hot.handleInvoke(message.question)
      if (child.connected) child.send({ id: message.id, answer })
    })
    return child
  }

  #run(): Promise<Opened> {
    const child = this.#next?.connected ? this.#next : this.#load()
    // A change during this start needs another process.
    this.#next = null
    this.#running = child
    child.send({ changed: [...this.#changed] })
    return new Promise((resolve) => {
      child.on('message', (message: Message) => {
        if (!('opened' in message)) return
        this.#next = this.#load()
        resolve(message.opened)
      })
      child.once('exit', (code) => {
        // Whoever waits for a replaced process gets the result of its replacement.
        if (this.#running !== child) return resolve(this.opened)
        this.code = code ?? 1
        this.opened = Promise.resolve(null)
        resolve(null)
      })
    })
  }
}

/** Terminates a process, and waits until it has ended. */
function ended(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const timer = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_TIMEOUT_MS)
  child.kill('SIGTERM')
  return new Promise((resolve) => {
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
