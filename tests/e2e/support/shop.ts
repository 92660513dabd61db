import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tooling/dev/free-port.ts'
import { serverFlags, serverProgram } from '../../../tooling/sources.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Number of characters that are kept of the server's output. */
const KEPT_OUTPUT = 20_000
/** Time in milliseconds for a graceful shutdown. */
const SHUTDOWN_TIMEOUT_MS = 3000

export interface ShopOptions {
  /** Environment variables. From the test environment, only those are added that a process needs to run. */
  readonly env?: Readonly<Record<string, string>>
  /** Settings that are merged over `config/default.yml`. The welcome banner is off by default. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Further command line options, such as `--class`. */
  readonly options?: readonly string[]
  /** Folder of the worlds, which is kept when the shop stops. Default: a temporary one. */
  readonly dataFolder?: string
  /** Absolute path of the server's entry. Default: the built server. */
  readonly entry?: string
  /** Default: a free port. */
  readonly port?: number
  /** Timeout in milliseconds until the shop must be open. Default: 90,000. */
  readonly timeoutMs?: number
}

/** A shop in its own process, with its own port and data folder. */
export interface RunningShop {
  /** Address without a trailing slash, such as `http://127.0.0.1:4711`. */
  readonly url: string
  readonly dataFolder: string
  /** The last 20,000 characters of the server's output. */
  output(): string
  /** Ends the server and removes its temporary data folder. Idempotent. */
  stop(): Promise<void>
  /** Sends a signal, such as `SIGKILL`, and keeps the data folder. @returns how the server ended */
  end(signal: NodeJS.Signals): Promise<string>
}

/**
 * Starts the built shop on a free loopback port and waits until it answers.
 *
 * @throws Error with the server's output when it is not built, ends early, or does not answer in time
 */
export async function startShop(options: ShopOptions = {}): Promise<RunningShop> {
  const entry = options.entry ?? serverProgram
  if (!existsSync(entry)) throw new Error(`${entry} does not exist. Run "npm run build" first.`)
  const folder = await mkdtemp(join(tmpdir(), 'fruit-shop-'))
  const dataFolder = options.dataFolder ?? join(folder, 'data')
  const config = join(folder, 'config.yml')
  // JSON is valid YAML.
  await writeFile(config, JSON.stringify(withoutWelcome(options.config ?? {})))
  const port = options.port ?? (await freePort())
  const server = spawn(
    process.execPath,
    [...serverFlags, entry, '--data', dataFolder, '--config', config, ...(options.options ?? [])],
    {
      cwd: root,
      env: {
        ...baseEnvironment(),
        HOST: '127.0.0.1',
        PORT: String(port),
        IDP_PORT: '0',
        CONSOLE_PORT: '0',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let printed = ''
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-KEPT_OUTPUT)
    })
  const ended = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(`could not be started: ${error.message}`))
    // Not `exit`: the streams may still contain the reason.
    server.once('close', (code, signal) => resolve(`ended with ${signal ?? `code ${code}`}`))
  })
  const url = `http://127.0.0.1:${port}`
  const endWithUs = () => server.kill('SIGKILL')
  process.once('exit', endWithUs)
  const stop = async () => {
    await end(server, ended)
    process.off('exit', endWithUs)
    await rm(folder, { recursive: true, force: true })
  }
  const endBy = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    const how = await ended
    process.off('exit', endWithUs)
    return how
  }
  const failure = await Promise.race([ended, untilOpen(url, options.timeoutMs ?? 90_000)])
  if (failure) {
    await stop()
    throw new Error(`The shop ${failure}. It printed:\n${printed.trim() || '(nothing)'}`)
  }
  return { url, dataFolder, output: () => printed, stop, end: endBy }
}

/** The welcome banner would cover the page in every test. */
function withoutWelcome({ application = {}, ...config }: Readonly<Record<string, unknown>>): object {
  const { welcomeBanner = {}, ...rest } = application as { welcomeBanner?: object }
  return { ...config, application: { ...rest, welcomeBanner: { showOnFirstStart: false, ...welcomeBanner } } }
}

/** Polls until the shop answers. @returns undefined, or the reason of a failure */
async function untilOpen(url: string, patience: number): Promise<string | undefined> {
  const deadline = Date.now() + patience
  for (;;) {
    const left = deadline - Date.now()
    if (left <= 0) return `did not open ${url} within ${patience} ms`
    try {
      const answer = await fetch(`${url}/rest/admin/application-version`, { signal: AbortSignal.timeout(left) })
      await answer.arrayBuffer()
      if (answer.ok) return undefined
    } catch {
      // Not listening yet.
    }
    await pause(Math.min(50, left))
  }
}

async function end(server: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (server.pid === undefined) return
  const stubborn = setTimeout(() => server.kill('SIGKILL'), SHUTDOWN_TIMEOUT_MS)
  server.kill('SIGTERM')
  await ended
  clearTimeout(stubborn)
}

/** Environment variables that any process needs. Settings of the shop must not leak in. */
function baseEnvironment(): Record<string, string> {
  const needed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'SYSTEMROOT']
  return Object.fromEntries(needed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
