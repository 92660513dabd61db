import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '../dev/free-port.ts'

/** Number of characters that are kept of a server's output. */
const KEPT_OUTPUT = 20_000

export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the start of the process to the first response. */
  readonly startMs: number
  /** The last 20,000 characters of its output. */
  output(): string
  stop(): Promise<void>
}

/** Runs a server in its own process and waits for its first response on `path`. */
export async function runServer(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  path: string,
): Promise<RunningServer> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: '', CONSOLE_PORT: '0', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-KEPT_OUTPUT)
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const url = `http://127.0.0.1:${port}`
  await firstAnswer(url + path, child)
  return {
    url,
    pid: child.pid!,
    startMs: performance.now() - started,
    output: () => printed,
    stop: () =>
      new Promise((resolve) => {
        const stubborn = setTimeout(() => child.kill('SIGKILL'), 5000)
        child.once('exit', () => {
          clearTimeout(stubborn)
          process.off('exit', endWithUs)
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}

/** Runs the reference server. @param settings as `yardstick.mjs` reads them */
export function runYardstick(settings: {
  readonly shopFile: string
  readonly webFolder?: string
  readonly challenges: readonly unknown[]
}): Promise<RunningServer> {
  const program = new URL('./yardstick.mjs', import.meta.url).pathname
  return runServer([program], { YARDSTICK: JSON.stringify(settings) }, '/api/Products/1')
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server exited with code ${child.exitCode} before its first response.`)
    const answered = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  child.kill('SIGKILL')
  throw new Error(`No response from ${url} within 20 s.`)
}

/** Resident memory of a process in MB (10^6 bytes), from /proc. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6
}

/** Processor seconds of a process so far, user and system mode, from /proc (100 ticks per second). */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
