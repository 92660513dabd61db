import { AsyncLocalStorage } from 'node:async_hooks'
import { close, fdatasync, mkdirSync, open, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { HttpError } from '../visits/http-error.ts'
import { DiskFull } from './storage-failure.ts'

/** Kinds of data written for a world. `key`: files of secrets; `world`: a new shop, and the record of which shop is open. */
export type WriteKind = 'shop' | 'chain' | 'files' | 'progress' | 'key' | 'world' | 'log'

/** Default of the disk space that is kept free for existing worlds, in bytes. */
const DISK_RESERVE = 64 * 1024 * 1024
/** Default time after which free disk space is measured again, in milliseconds. */
const MEASURE_INTERVAL_MS = 250
/** Bytes. With less free space than this, SQLite's unspecific errors are treated as a full disk. */
const NEARLY_FULL_BYTES = 256 * 1024

/** Message for a trainer who views a learner's shop and tries to change it. */
export const READ_ONLY_MESSAGE = 'You are only looking: nothing can be changed in this shop.'

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])

export interface HostDiskOptions {
  /** Bytes that are kept free: below them logs are dropped, below half of them no world is created. */
  readonly reserve?: number | undefined
  /** Time after which free disk space is measured again, in milliseconds. */
  readonly checkIntervalMs?: number
  /** Receives a message when disk space becomes scarce, and one when there is enough again. */
  readonly report?: ((line: string) => void) | undefined
}

/**
 * The disk of a data folder; everything that worlds store is written through it. When space becomes scarce, logs are dropped
 * first, then no worlds are created; the rest is for existing worlds. A write without enough space throws `DiskFull`.
 */
export class HostDisk {
  readonly #folder: string
  readonly #reserve: number
  readonly #checkIntervalMs: number
  readonly #report: (line: string) => void
  /** Created at the first read-only call, because it makes every promise of the process slower. */
  #readOnly: AsyncLocalStorage<true> | null = null
  #free = Number.POSITIVE_INFINITY
  #checkedAt = Number.NEGATIVE_INFINITY
  /** Files that have to be flushed to the disk, the next one first. */
  readonly #unsettled = new Set<string>()
  #isSettling = false
  /** The state that was reported last. */
  #scarce: 'no' | 'logs' | 'worlds' | 'full' = 'no'

  constructor(
    folder: string,
    { reserve = DISK_RESERVE, checkIntervalMs: lookMs = MEASURE_INTERVAL_MS, report = () => {} }: HostDiskOptions = {},
  ) {
    this.#folder = folder
    this.#reserve = reserve
    this.#checkIntervalMs = lookMs
    this.#report = report
  }

  /** Runs `work` read-only: writes in it, and in asynchronous calls that it starts, are refused. */
  readOnly<Result>(work: () => Result): Result {
    this.#readOnly ??= new AsyncLocalStorage()
    return this.#readOnly.run(true, work)
  }

  /**
   * Runs `work`, which writes.
   *
   * @throws DiskFull when there is not enough space; HttpError 403 in a read-only call
   */
  write<Result>(kind: WriteKind, work: () => Result): Result {
    if (this.#readOnly?.getStore()) throw new HttpError(403, READ_ONLY_MESSAGE)
    try {
      return this.attempt(kind, work)
    } catch (error) {
      throw this.toDiskFull(error)
    }
  }

  /** Writes a file atomically: readers find the old content or the new one, never a part. */
  writeFile(kind: WriteKind, file: string, content: string | Uint8Array): void {
    const draft = `${file}.draft`
    this.write(kind, () => {
      try {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(draft, content, { mode: 0o600 })
        renameSync(draft, file)
      } catch (error) {
        rmSync(draft, { force: true })
        throw error
      }
    })
  }

  /**
   * Flushes a file to the disk on another thread, one file at a time. Callers do not wait, because only a crash of the computer
   * loses data that the operating system has not flushed.
   */
  flushInBackground(file: string): void {
    this.#unsettled.add(file)
    if (!this.#isSettling) this.#settleNext()
  }

  #settleNext(): void {
    const [file] = this.#unsettled
    this.#isSettling = file !== undefined
    if (file === undefined) return
    this.#unsettled.delete(file)
    this.flush(file, () => this.#settleNext())
  }

  /** Measures the free space, and reports when it is scarce. */
  checkSpace(): void {
    this.#room()
  }

  /** True when there is enough space for logs. */
  get hasSpaceForLogs(): boolean {
    return this.#room() >= this.#reserve
  }

  /** @throws DiskFull when the remaining space is reserved for existing worlds */
  assertSpaceForWorlds(): void {
    if (this.#room() < this.#reserve / 2)
      throw new DiskFull(
        'The disk of this server is almost full, so it makes no new shops for now. Existing ones go on. Tell whoever runs the shop, and try again later.',
      )
  }

  /** Returns a `DiskFull` when a full disk caused the error, otherwise the error itself. */
  toDiskFull(error: unknown): unknown {
    const { code, message } = error as NodeJS.ErrnoException
    const unspecific = /^SQLITE_(?:IOERR|CANTOPEN)/.test(code ?? '') || /Unable to open connection/.test(message ?? '')
    if (!FULL.has(code) && !(unspecific && this.#measure() < NEARLY_FULL_BYTES)) return error
    this.#tell('full')
    return new DiskFull()
  }

  /** Tests override this to make writes fail. */
  protected attempt<Result>(_kind: WriteKind, work: () => Result): Result {
    return work()
  }

  /** Flushes a file to the disk; a deleted file is ignored. @param done called at the end, also after a failure */
  protected flush(file: string, done: () => void): void {
    open(file, 'r+', (error, handle) => {
      if (error) done()
      else fdatasync(handle, () => close(handle, done))
    })
  }

  /** Free bytes for this process; infinite when the operating system cannot tell. */
  protected freeBytes(): number {
    try {
      const { bavail, bsize } = statfsSync(this.#folder)
      return bavail * bsize
    } catch {
      return Number.POSITIVE_INFINITY
    }
  }

  #room(): number {
    if (performance.now() - this.#checkedAt >= this.#checkIntervalMs) {
      const free = this.#measure()
      if (free >= this.#reserve) this.#tell('no')
      else this.#tell(free >= this.#reserve / 2 ? 'logs' : 'worlds')
    }
    return this.#free
  }

  #measure(): number {
    this.#free = this.freeBytes()
    this.#checkedAt = performance.now()
    return this.#free
  }

  #tell(scarce: 'no' | 'logs' | 'worlds' | 'full'): void {
    // A failed write is more reliable than the measured free space.
    if (scarce === this.#scarce || (this.#scarce === 'full' && scarce !== 'no')) return
    this.#scarce = scarce
    this.#report(`${REPORTS[scarce]} (${this.#folder})`)
  }
}

const REPORTS = {
  no: 'the disk has room again: all data is stored as usual',
  logs: 'the disk gets full: logs are dropped. Free disk space, or move the data folder',
  worlds:
    'the disk is almost full: no new worlds are created, existing ones keep working. Free disk space, or move the data folder',
  full: 'the disk is full: writes of players fail with status 507 until there is room. Stored data is intact. Free disk space, or move the data folder',
} as const
