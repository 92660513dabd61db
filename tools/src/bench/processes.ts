import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '../free-port.ts'

/** Of what a server prints, so many characters of the end are kept. */
const KEPT_OUTPUT = 20_000

export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the start of the process to the first answered request. */
  readonly startMs: number
  /** What it has printed so far. */
  output(): string
  stop(): Promise<void>
}

/** Runs a server of ours in a process of its own and waits for its first answer on `path`. */
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

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered.`)
    const answered = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  child.kill('SIGKILL')
  throw new Error(`No answer from ${url} within 20 s.`)
}

/** Resident memory of a process in MB (10^6 bytes), from /proc. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6
}

/** Processor seconds that a process has used so far, in user and system mode, from /proc (100 ticks a second). */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
