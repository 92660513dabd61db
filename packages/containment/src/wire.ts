import type { MessagePort } from 'node:worker_threads'
import type { ArchivedFile, ArchiveLimit, ArchiveLimits } from './archive-job.ts'
import type { NetAnswer, NetRequest } from './net-job.ts'
import type { ScriptLimits } from './script-job.ts'
import type { ListedFile, ShellLimits, ShellOutcome } from './shell-job.ts'
import type { SqlLimit, SqlLimits, SqlValue } from './sql-job.ts'
import type { XmlLimits } from './xml-job.ts'
import type { YamlLimits } from './yaml-job.ts'

/** What the main thread asks a worker for. A worker has one request at a time. */
export type Request =
  | {
      readonly kind: 'script'
      readonly code: string
      readonly call: { readonly export: string; readonly arguments: string } | null
      /** A JSON object. */
      readonly globals: string | null
      readonly console: boolean
      readonly limits: ScriptLimits
    }
  | {
      readonly kind: 'sql'
      readonly key: string
      /** Null when the worker holds the image of this key. */
      readonly image: { readonly file: Uint8Array; readonly wal: Uint8Array | null } | null
      readonly text: string
      readonly parameters: readonly SqlValue[]
      readonly limits: SqlLimits
    }
  | { readonly kind: 'strip'; readonly code: string }
  | {
      readonly kind: 'xml'
      readonly bytes: Uint8Array
      /** Entities are put in their places. */
      readonly isResolving: boolean
      /** Files that the document may be made of, by path; null: there is none. */
      readonly files: readonly (readonly [path: string, bytes: Uint8Array | null])[]
      readonly limits: XmlLimits
    }
  | { readonly kind: 'yaml'; readonly text: string; readonly isExpanding: boolean; readonly limits: YamlLimits }
  | { readonly kind: 'archive'; readonly bytes: Uint8Array; readonly limits: ArchiveLimits }
  | {
      readonly kind: 'shell'
      readonly command: string
      readonly hostName: string
      readonly environment: Readonly<Record<string, string>>
      readonly folder: string
      readonly listed: readonly ListedFile[]
      readonly limits: ShellLimits
      /** Where to ask what the machine holds; sent along, and closed after the command. */
      readonly port: MessagePort
    }
  /** Loads what a power needs, so that its first request has all of its time. */
  | { readonly kind: 'prepare'; readonly power: 'xml' | 'yaml' }

export type ScriptRequest = Extract<Request, { kind: 'script' }>
export type SqlRequest = Extract<Request, { kind: 'sql' }>
export type ShellRequest = Extract<Request, { kind: 'shell' }>
export type StripRequest = Extract<Request, { kind: 'strip' }>
export type XmlRequest = Extract<Request, { kind: 'xml' }>
export type YamlRequest = Extract<Request, { kind: 'yaml' }>
export type ArchiveRequest = Extract<Request, { kind: 'archive' }>

/** How a script ended. Values stay JSON text up to the main thread: text crosses threads faster than objects. */
export type ScriptEnd =
  | { readonly kind: 'value'; readonly value: string | undefined; readonly console: string | undefined }
  | {
      readonly kind: 'thrown'
      readonly error: { readonly name: string; readonly message: string; readonly stack?: string }
    }
  | { readonly kind: 'limit'; readonly limit: 'deadline' | 'memory' | 'stack' | 'output' }

export type SqlEnd =
  /** A JSON array of objects. */
  | { readonly kind: 'rows'; readonly rows: string }
  | {
      readonly kind: 'failed'
      readonly message: string
      readonly code: string
      readonly errno: number
      readonly limit: SqlLimit | undefined
    }

export type StripEnd =
  | { readonly kind: 'stripped'; readonly code: string }
  | { readonly kind: 'refused'; readonly message: string; readonly line: number | null }

export type XmlEnd =
  | { readonly kind: 'document'; readonly document: string; readonly read: readonly string[] }
  | { readonly kind: 'unreadable'; readonly message: string }
  /** The document names files that did not come with it; `tookMs`: without what getting ready took. */
  | { readonly kind: 'wanted'; readonly paths: readonly string[]; readonly tookMs: number }
  | { readonly kind: 'xml-limit'; readonly limit: 'deadline' | 'memory' | 'stack' | 'output' }

export type YamlEnd =
  | { readonly kind: 'json'; readonly json: string }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'yaml-limit'; readonly limit: 'depth' | 'output' }

export type ArchiveEnd =
  | { readonly kind: 'unpacked'; readonly files: readonly ArchivedFile[] }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'archive-limit'; readonly limit: ArchiveLimit }

export type ShellEnd = Extract<ShellOutcome, { kind: 'ended' }>

/** What a shell asks the main thread while it runs. */
export type MachineQuestion =
  | { readonly kind: 'read'; readonly id: number; readonly path: string }
  | { readonly kind: 'fetch'; readonly id: number; readonly request: NetRequest }

export type MachineAnswer =
  | { readonly kind: 'bytes'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'fetched'; readonly id: number; readonly answer: NetAnswer }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }

export interface Reply {
  readonly end:
    | ScriptEnd
    | ShellEnd
    | SqlEnd
    | StripEnd
    | XmlEnd
    | YamlEnd
    | ArchiveEnd
    | { readonly kind: 'prepared' }
    | { readonly kind: 'broken'; readonly message: string }
  /** Key of the database image that the worker holds now. */
  readonly holds: string | null
}

/** A port on which a worker answers script requests from then on; it raises the signal after each answer. */
export interface SynchronousLine {
  readonly kind: 'line'
  readonly port: MessagePort
  readonly signal: Int32Array
}
