import type { MessagePort } from 'node:worker_threads'
import type { Bash, Command, FsEntry, InMemoryFs } from 'just-bash/browser'
import type { Engine } from './engine.ts'
import { shellCommands } from './shell-commands.ts'
import type { MachineAnswer, MachineQuestion, ShellEnd, ShellRequest } from './shell-job.ts'

/** A command may wait, but not for long: the worker is others' as well. */
const LONGEST_SLEEP_MS = 1000
/** Where the shell keeps what belongs to itself. */
const OWN_PLACES = /^\/(?:bin|dev|proc|usr\/bin)(?:\/|$)/

type Change = Extract<ShellEnd, { kind: 'ended' }>['changes'][number]

/**
 * Runs commands in a simulated shell without a process: its files are in memory, its commands are functions, and the
 * main thread answers its network requests over the port.
 */
export class ShellEngine implements Engine<ShellRequest, ShellEnd> {
  async prepare(): Promise<void> {
    await import('just-bash/browser')
  }

  async run(request: ShellRequest): Promise<ShellEnd> {
    const started = performance.now()
    const { command, limits, port } = request
    const machine = new AskedMachine(port)
    try {
      if (command.length > limits.commandLength)
        return { kind: 'ended', stdout: '', stderr: 'bash: argument list too long\n', exitCode: 126, changes: [] }
      // Few workers ever need it.
      const library = await import('just-bash/browser')
      const files = new library.InMemoryFs({}, { maxTotalBytes: limits.memoryBytes })
      const before = this.#fill(files, request, machine)
      const left = Math.max(1, limits.deadlineMs - (performance.now() - started))
      const bash = this.#shell(library.Bash, files, request, machine, left)
      const { stdout, stderr, exitCode } = await bash.exec(command, { rawScript: true })
      const changes = await this.#changes(files, before, request)
      return {
        kind: 'ended',
        stdout: cut(stdout, limits.outputBytes),
        stderr: cut(stderr, limits.outputBytes),
        exitCode,
        changes,
      }
    } finally {
      port.close()
    }
  }

  #fill(files: InMemoryFs, { listed, limits }: ShellRequest, machine: AskedMachine): ReadonlyMap<string, number> {
    const before = new Map<string, number>()
    let left = limits.readBytes
    for (const { path, modifiedAt } of listed) {
      if (OWN_PLACES.test(path) && !path.startsWith('/proc/')) continue
      before.set(path, modifiedAt)
      const read = async () => {
        const bytes = await machine.read(path)
        left -= bytes.length
        if (left < 0) throw new Error(`EIO: too much was read, '${path}'`)
        return bytes
      }
      files.writeFileLazy(path, read, { mode: path.endsWith('.sh') ? 0o755 : 0o644, mtime: new Date(modifiedAt) })
    }
    files.mkdirSync('/tmp', { recursive: true })
    return before
  }

  #shell(
    Shell: typeof Bash,
    files: InMemoryFs,
    { limits, hostName, environment, folder }: ShellRequest,
    machine: AskedMachine,
    leftMs: number,
  ): Bash {
    let requests = limits.requests
    const fetch = async (url: string, options: { method?: string; headers?: unknown; body?: string } = {}) => {
      if (requests-- <= 0) throw new Error('too many requests')
      const headers = Object.fromEntries(new Headers(options.headers as Record<string, string>))
      return machine.fetch({ method: options.method ?? 'GET', url, headers, body: options.body ?? '' })
    }
    return new Shell({
      fs: files,
      cwd: folder,
      env: { ...environment },
      fetch,
      sleep: (ms) => new Promise((wake) => setTimeout(wake, Math.min(ms, LONGEST_SLEEP_MS))),
      processInfo: { pid: 733, ppid: 1, uid: 1000, gid: 1000 },
      customCommands: shellCommands(hostName, environment.USER ?? 'nobody', fetch) as Command[],
      // It guards globals of a thread in which nothing else runs meanwhile, and would refuse the port its own.
      defenseInDepth: false,
      executionLimits: {
        maxSourceBytes: limits.commandLength,
        maxCommandCount: limits.steps,
        maxLoopIterations: limits.steps,
        maxAwkIterations: limits.steps,
        maxSedIterations: limits.steps,
        maxJqIterations: limits.steps,
        maxExecutionTimeMs: Math.ceil(leftMs),
        maxLiveBytes: limits.memoryBytes,
        maxInputBytes: limits.memoryBytes,
        maxFileSystemBytes: limits.memoryBytes,
        maxStringLength: limits.memoryBytes / 4,
        maxArchiveBytes: limits.memoryBytes,
        maxArrayElements: 100_000,
      },
    })
  }

  async #changes(files: InMemoryFs, before: ReadonlyMap<string, number>, { limits }: ShellRequest): Promise<Change[]> {
    const changes: Change[] = []
    const now = new Set(files.getAllPaths())
    // The library's own methods would read every file to find its size.
    const { data: entries } = files as unknown as { data: ReadonlyMap<string, FsEntry> }
    let left = limits.changedBytes
    const add = (path: string, bytes: Uint8Array | null) => {
      left -= bytes?.length ?? 0
      if (changes.length < limits.changedFiles && left >= 0) changes.push({ path, bytes })
    }
    for (const path of before.keys()) if (!now.has(path)) add(path, null)
    for (const path of now) {
      if (OWN_PLACES.test(path)) continue
      const entry = entries.get(path)
      if (entry?.type !== 'file' || entry.mtime.getTime() === before.get(path)) continue
      add(path, await files.readFileBuffer(path))
    }
    return changes
  }
}

/** Asks the main thread what the machine holds. */
class AskedMachine {
  readonly #port: MessagePort
  readonly #waiting = new Map<number, (answer: MachineAnswer) => void>()
  #count = 0

  constructor(port: MessagePort) {
    this.#port = port
    port.on('message', (answer: MachineAnswer) => {
      this.#waiting.get(answer.id)?.(answer)
      this.#waiting.delete(answer.id)
    })
  }

  async read(path: string): Promise<Uint8Array> {
    const answer = await this.#ask({ kind: 'read', id: ++this.#count, path })
    if (answer.kind !== 'bytes') throw new Error(`ENOENT: no such file or directory, open '${path}'`)
    return answer.bytes
  }

  async fetch(request: Extract<MachineQuestion, { kind: 'fetch' }>['request']) {
    const answer = await this.#ask({ kind: 'fetch', id: ++this.#count, request })
    if (answer.kind !== 'fetched') throw new Error(answer.kind === 'failed' ? answer.message : 'no answer')
    return answer.answer
  }

  #ask(question: MachineQuestion): Promise<MachineAnswer> {
    return new Promise((resolve) => {
      this.#waiting.set(question.id, resolve)
      this.#port.postMessage(question)
    })
  }
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}\n[…]\n` : text
}
