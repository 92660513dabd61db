import { spawn } from 'node:child_process'

export interface CommandResult {
  readonly ok: boolean
  readonly seconds: number
  /** Its output, unless `show` is set. */
  readonly output: string
  /** Why it failed: `exit code 2`, `more than 300 s`; empty if it did not. */
  readonly reason: string
}

export interface CommandOptions {
  /** Timeout in milliseconds, after which it is killed with all its descendants. */
  readonly limit: number
  /** Prints the output at once instead of returning it. */
  readonly show?: boolean
  /** Added to the current environment. */
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a command without input. Kills it with all its descendants after the timeout, or when this process is ended. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const start = performance.now()
  const output: string[] = []
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...options.env },
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // A process group of its own: a descendant in an endless loop must be killed too.
      detached: true,
    })
    const endGroup = () => {
      if (child.pid === undefined) return
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended already.
      }
    }
    const endWithUs = (signal: NodeJS.Signals) => {
      endGroup()
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endWithUs)
    let late = false
    const timer = setTimeout(() => {
      late = true
      endGroup()
    }, options.limit)
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
    const finish = (failure: string) => {
      clearTimeout(timer)
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, endWithUs)
      const reason = late ? `more than ${options.limit / 1000} s` : failure
      const seconds = (performance.now() - start) / 1000
      resolve({ ok: reason === '', seconds, output: output.join(''), reason })
    }
    child.once('error', (error) => finish(error.message))
    child.once('close', (code, signal) => finish(code === 0 ? '' : signal ? `ended by ${signal}` : `exit code ${code}`))
  })
}
