import type { MessagePort } from 'node:worker_threads'
import type { NetRequest, NetResponse } from '../net/net-job.ts'

/** A file as listed for a shell, before it is read. */
export interface ListedFile {
  readonly path: string
  readonly modifiedAt: number
}

/** The simulated machine of a shell. The thread that requested the job implements it. */
export interface Machine {
  readonly hostName: string
  readonly environment: Readonly<Record<string, string>>
  /** The initial working folder of a shell. */
  readonly folder: string
  /** All existing files. */
  files(): readonly ListedFile[]
  /** A file's bytes; null for a missing file. */
  read(path: string): Uint8Array | null
  /** @throws NetFailure, or any other Error whose message explains why there is no response */
  fetch(request: NetRequest): Promise<NetResponse>
}

export interface ShellJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  /** A command line or a whole script. */
  readonly command: string
  readonly machine: Machine
  readonly limits?: Partial<ShellLimits>
}

export const shellLimits = {
  deadlineMs: 4000,
  /** Maximum length of the command in characters. */
  commandLength: 64 * 1024,
  /** Maximum number of commands, and of loop iterations. */
  steps: 20_000,
  /** Approximate maximum memory of the shell's files and variables. */
  memoryBytes: 24 * 1024 * 1024,
  /** Maximum size of the output, and of the error output; the rest is cut off. */
  outputBytes: 64 * 1024,
  /** Maximum number of bytes that it may read from the machine's files. */
  readBytes: 16 * 1024 * 1024,
  /** Maximum number of network requests. */
  requests: 20,
  /** Maximum number and total size of written or removed files that are returned. */
  changedFiles: 100,
  changedBytes: 4 * 1024 * 1024,
}

export type ShellLimits = Readonly<typeof shellLimits>

/** The outcome of a command. `busy`: the owner has too many waiting jobs. */
export type ShellOutcome =
  | {
      readonly kind: 'ended'
      readonly stdout: string
      readonly stderr: string
      readonly exitCode: number
      /** Written files, and removed files (null). */
      readonly changes: readonly { readonly path: string; readonly bytes: Uint8Array | null }[]
    }
  | { readonly kind: 'limit'; readonly limit: 'deadline' | 'memory' | 'busy' }

export interface ShellRequest {
  readonly command: string
  readonly hostName: string
  readonly environment: Readonly<Record<string, string>>
  readonly folder: string
  readonly listed: readonly ListedFile[]
  readonly limits: ShellLimits
  /** Port for requests to the machine; transferred with the request, and closed after the command. */
  readonly port: MessagePort
}

export type ShellEnd = Extract<ShellOutcome, { kind: 'ended' }>

/** Requests of a running shell to the main thread. */
export type MachineRequest =
  | { readonly kind: 'read'; readonly id: number; readonly path: string }
  | { readonly kind: 'fetch'; readonly id: number; readonly request: NetRequest }

export type MachineResponse =
  | { readonly kind: 'bytes'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'fetched'; readonly id: number; readonly answer: NetResponse }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
