import type { MessagePort } from 'node:worker_threads'
import type { NetAnswer, NetRequest } from './net-job.ts'

/** A file as a shell sees it before it reads it. */
export interface ListedFile {
  readonly path: string
  readonly modifiedAt: number
}

/** The invented machine that a shell runs on. The thread that requested the job implements it. */
export interface Machine {
  readonly hostName: string
  readonly environment: Readonly<Record<string, string>>
  /** The folder that a shell starts in. */
  readonly folder: string
  /** All files that there are. */
  files(): readonly ListedFile[]
  /** A file's bytes, or null where there is none. */
  read(path: string): Uint8Array | null
  /** @throws NetFailure, or any other Error whose message says why there is no answer */
  fetch(request: NetRequest): Promise<NetAnswer>
}

export interface ShellJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  /** A command line, or a whole script. */
  readonly command: string
  readonly machine: Machine
  readonly limits?: Partial<ShellLimits>
}

export interface ShellLimits {
  readonly deadlineMs: number
  /** Characters of the command. */
  readonly commandLength: number
  /** Commands and turns of loops, each. */
  readonly steps: number
  /** What files and variables of the shell may take, about. */
  readonly memoryBytes: number
  /** Output and errors, each; what is beyond is cut off. */
  readonly outputBytes: number
  /** What it may read of the machine's files. */
  readonly readBytes: number
  /** How many requests it may send. */
  readonly requests: number
  /** Files that it wrote or removed and that are handed back, and their size together. */
  readonly changedFiles: number
  readonly changedBytes: number
}

export const shellLimits: ShellLimits = {
  deadlineMs: 4000,
  commandLength: 64 * 1024,
  steps: 20_000,
  memoryBytes: 24 * 1024 * 1024,
  outputBytes: 64 * 1024,
  readBytes: 16 * 1024 * 1024,
  requests: 20,
  changedFiles: 100,
  changedBytes: 4 * 1024 * 1024,
}

/** What became of a command. `busy`: too many jobs of this owner wait already. */
export type ShellOutcome =
  | {
      readonly kind: 'ended'
      readonly stdout: string
      readonly stderr: string
      readonly exitCode: number
      /** Files that were written, and removed (null). */
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
  /** Where to ask what the machine holds; sent along, and closed after the command. */
  readonly port: MessagePort
}

export type ShellEnd = Extract<ShellOutcome, { kind: 'ended' }>

/** What a shell asks the main thread while it runs. */
export type MachineQuestion =
  | { readonly kind: 'read'; readonly id: number; readonly path: string }
  | { readonly kind: 'fetch'; readonly id: number; readonly request: NetRequest }

export type MachineAnswer =
  | { readonly kind: 'bytes'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'fetched'; readonly id: number; readonly answer: NetAnswer }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
