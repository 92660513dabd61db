// Imported first, because the library checks for globals when it is loaded.
import './globals.ts'

import { Bash, type Command, type FsEntry, InMemoryFs } from 'just-bash/browser'
import type { ListedFile, ShellLimits } from '../shell-job.ts'
import { latin1Of } from './bytes.ts'
import { shellCommands } from './commands.ts'
import { wake } from './globals.ts'
import { host } from './host.ts'
import { answer, readFile, request as sendRequest } from './machine.ts'

/** Maximum duration of a sleep, because other jobs need the worker as well. */
const MAX_SLEEP_MS = 1000
/** Folders whose files belong to the shell itself. */
const OWN_FOLDERS = /^\/(?:bin|dev|proc|usr\/bin)(?:\/|$)/

export interface RealmRequest {
  readonly command: string
  readonly hostName: string
  readonly environment: Readonly<Record<string, string>>
  readonly folder: string
  readonly listed: readonly ListedFile[]
  readonly limits: ShellLimits
}

/** The end of a command. */
export type RealmEnd =
  | {
      readonly kind: 'ended'
      readonly stdout: string
      readonly stderr: string
      readonly exitCode: number
      /** Bytes as text, one character each; null: the file was removed. */
      readonly changes: readonly { readonly path: string; readonly latin1: string | null }[]
    }
  /** The library threw. */
  | { readonly kind: 'broken'; readonly message: string }

type Ended = Extract<RealmEnd, { kind: 'ended' }>

async function run(request: RealmRequest): Promise<Ended> {
  const { command, limits } = request
  const files = new InMemoryFs({}, { maxTotalBytes: limits.memoryBytes })
  const before = fill(files, request)
  const { stdout, stderr, exitCode } = await shellOn(files, request).exec(command, { rawScript: true })
  const changes = await changesOf(files, before, limits)
  return {
    kind: 'ended',
    stdout: cut(stdout, limits.outputBytes),
    stderr: cut(stderr, limits.outputBytes),
    exitCode,
    changes,
  }
}

function fill(files: InMemoryFs, { listed, limits }: RealmRequest): ReadonlyMap<string, number> {
  const before = new Map<string, number>()
  let left = limits.readBytes
  for (const { path, modifiedAt } of listed) {
    if (OWN_FOLDERS.test(path) && !path.startsWith('/proc/')) continue
    before.set(path, modifiedAt)
    const read = async () => {
      const bytes = await readFile(path)
      left -= bytes.length
      if (left < 0) throw new Error(`EIO: too much was read, '${path}'`)
      return bytes
    }
    files.writeFileLazy(path, read, { mode: path.endsWith('.sh') ? 0o755 : 0o644, mtime: new Date(modifiedAt) })
  }
  files.mkdirSync('/tmp', { recursive: true })
  return before
}

function shellOn(files: InMemoryFs, { limits, hostName, environment, folder }: RealmRequest): Bash {
  let requests = limits.requests
  const fetch = async (url: string, options: { method?: string; headers?: unknown; body?: string } = {}) => {
    if (requests-- <= 0) throw new Error('too many requests')
    const headers = Object.fromEntries(new Headers(options.headers as Record<string, string>).entries())
    return sendRequest({ method: options.method ?? 'GET', url, headers, body: options.body ?? '' })
  }
  return new Bash({
    fs: files,
    cwd: folder,
    env: { ...environment },
    fetch,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, MAX_SLEEP_MS))),
    processInfo: { pid: 733, ppid: 1, uid: 1000, gid: 1000 },
    customCommands: shellCommands(hostName, environment.USER ?? 'nobody', fetch) as Command[],
    // That option protects a realm with access to Node. This realm has none, and is discarded after the command.
    defenseInDepth: false,
    executionLimits: {
      maxSourceBytes: limits.commandLength,
      maxCommandCount: limits.steps,
      maxLoopIterations: limits.steps,
      maxAwkIterations: limits.steps,
      maxSedIterations: limits.steps,
      maxJqIterations: limits.steps,
      maxExecutionTimeMs: limits.deadlineMs,
      maxLiveBytes: limits.memoryBytes,
      maxInputBytes: limits.memoryBytes,
      maxFileSystemBytes: limits.memoryBytes,
      maxStringLength: limits.memoryBytes / 4,
      maxArchiveBytes: limits.memoryBytes,
      maxArrayElements: 100_000,
    },
  })
}

async function changesOf(
  files: InMemoryFs,
  before: ReadonlyMap<string, number>,
  limits: ShellLimits,
): Promise<Ended['changes']> {
  const changes: Ended['changes'][number][] = []
  const now = new Set(files.getAllPaths())
  // The library's own methods would read every file to find its size.
  const { data: entries } = files as unknown as { data: ReadonlyMap<string, FsEntry> }
  let left = limits.changedBytes
  const add = (path: string, bytes: Uint8Array | null) => {
    left -= bytes?.length ?? 0
    if (changes.length < limits.changedFiles && left >= 0) changes.push({ path, latin1: bytes && latin1Of(bytes) })
  }
  for (const path of before.keys()) if (!now.has(path)) add(path, null)
  for (const path of now) {
    if (OWN_FOLDERS.test(path)) continue
    const entry = entries.get(path)
    if (entry?.type !== 'file' || entry.mtime.getTime() === before.get(path)) continue
    add(path, await files.readFileBuffer(path))
  }
  return changes
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}\n[…]\n` : text
}

globalThis.realmShell = {
  run: (request) => {
    const finish = (end: RealmEnd) => host.finish(JSON.stringify(end))
    run(JSON.parse(request)).then(finish, (error: unknown) => finish({ kind: 'broken', message: String(error) }))
  },
  answer,
  wake,
}
