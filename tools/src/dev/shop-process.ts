import { type ChildProcess, fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { HotPayload, ViteDevServer } from 'vite'
import { root } from '../../sources.mjs'

const RUNNER = fileURLToPath(new URL('./run-shop.mjs', import.meta.url))
/** A server that was asked to stop may take this long to close its connections. */
const GRACE_MS = 3000

/** An open shop; null: it ended before it was open. */
export type Opened = {
  /** What it would print on its own. */
  readonly line: string
  /** Where it is to be reached. */
  readonly host: string
  readonly port: number
  /** Where it listens. */
  readonly behind: AddressInfo
} | null

type Message = { readonly id: number; readonly question: HotPayload } | { readonly opened: NonNullable<Opened> }

/**
 * The shop from its sources, in a process of its own that another one replaces after each change. The next process has
 * loaded the sources before it is needed, so that replacing takes a second.
 */
export class ShopProcess {
  /** What became of the latest start. Waits for one that is under way. */
  opened: Promise<Opened>
  /** How the latest process ended that ended by itself. */
  code = 0
  readonly #sources: ViteDevServer
  #options: readonly string[]
  readonly #env: NodeJS.ProcessEnv
  readonly #runner: string
  readonly #changed = new Set<string>()
  /** Has loaded the sources, or does so; null while a process that has begun is not open yet. */
  #next: ChildProcess | null = null
  #running: ChildProcess | null = null
  #starts = 0

  /**
   * @param sources Vite's server of the shop's modules
   * @param options of the command line, as `npm start` takes them
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

  /** Replaces the running process. @param changed files; null where others were added or removed, or settings changed */
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
    // What was asked for once is not done again after each change.
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
    // A change while this one starts needs another.
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
        // Who waits for one that was replaced waits for what replaces it.
        if (this.#running !== child) return resolve(this.opened)
        this.code = code ?? 1
        this.opened = Promise.resolve(null)
        resolve(null)
      })
    })
  }
}

/** Asks a process to end, and waits until it has. */
function ended(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  child.kill('SIGTERM')
  return new Promise((resolve) => {
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
