import { AsyncLocalStorage } from 'node:async_hooks'
import { close, fdatasync, mkdirSync, open, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from './refusal.ts'
import { DiskFull } from './storage-failure.ts'

/** What is written for a world. `key`: files of secrets; `world`: a new shop, and which of its shops is open. */
export type WriteKind = 'shop' | 'chain' | 'files' | 'progress' | 'key' | 'world' | 'log'

/** Of the disk's free bytes so many are kept for the worlds that there are, unless a setting says otherwise. */
const DISK_RESERVE = 64 * 1024 * 1024
/** How much room there is, is asked again after this time, unless a test says otherwise. */
const LOOK_MS = 250
/** With less room than this, SQLite's unspecific errors mean that there was too little. */
const HARDLY_ANY = 256 * 1024

/** What a trainer hears who looks into a learner's shop. */
export const ONLY_LOOKING = 'You are only looking: nothing can be changed in this shop.'

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])

export interface HostDiskOptions {
  /** Bytes that are kept free: below them logs are dropped, below half of them no world is made. */
  readonly reserve?: number | undefined
  /** How much room there is, is asked again after so many milliseconds. */
  readonly lookMs?: number
  /** Receives a line when the disk is full, and one when there is room again. */
  readonly report?: ((line: string) => void) | undefined
}

/**
 * The disk of a data folder, through which all that worlds store goes. While room gets scarce, logs are dropped first, then
 * no more worlds are made; what is left is for the worlds that there are. A write that finds no room is a `DiskFull`.
 */
export class HostDisk {
  readonly #folder: string
  readonly #reserve: number
  readonly #lookMs: number
  readonly #report: (line: string) => void
  /** Made for the first who only looks: it costs a little with each promise from then on. */
  #looking: AsyncLocalStorage<true> | null = null
  #free = Number.POSITIVE_INFINITY
  #lookedAt = Number.NEGATIVE_INFINITY
  /** Files that are still to be written out, the next one first. */
  readonly #unsettled = new Set<string>()
  #isSettling = false
  /** What was reported last, and is still so. */
  #scarce: 'no' | 'logs' | 'worlds' | 'full' = 'no'

  constructor(folder: string, { reserve = DISK_RESERVE, lookMs = LOOK_MS, report = () => {} }: HostDiskOptions = {}) {
    this.#folder = folder
    this.#reserve = reserve
    this.#lookMs = lookMs
    this.#report = report
  }

  /** Does something that must not write, neither now nor in what it begins. */
  readOnly<Result>(work: () => Result): Result {
    this.#looking ??= new AsyncLocalStorage()
    return this.#looking.run(true, work)
  }

  /**
   * Carries out something that writes.
   *
   * @throws DiskFull when there was no room for it; Refusal 403 for whoever may only look
   */
  write<Result>(kind: WriteKind, work: () => Result): Result {
    if (this.#looking?.getStore()) throw new Refusal(403, ONLY_LOOKING)
    try {
      return this.attempt(kind, work)
    } catch (error) {
      throw this.explained(error)
    }
  }

  /** Writes a file as a whole: whoever reads it finds the old content or the new one, never half of it. */
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
   * Has the system write a file out to the disk, in another thread and one file at a time. Nobody waits for that: it is only
   * the end of the computer that takes away what the system has.
   */
  settle(file: string): void {
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

  /** Looks how much room there is, and reports when that is little. */
  look(): void {
    this.#room()
  }

  /** Whether logs may be written. */
  get hasRoomForLogs(): boolean {
    return this.#room() >= this.#reserve
  }

  /** @throws DiskFull when what is left is kept for the worlds that there are */
  assertRoomForWorlds(): void {
    if (this.#room() < this.#reserve / 2)
      throw new DiskFull(
        'The disk of this server is almost full, so it makes no new shops for now. Existing ones go on. Tell whoever runs the shop, and try again later.',
      )
  }

  /** The error itself, or a `DiskFull` where a full disk caused it. */
  explained(error: unknown): unknown {
    const { code, message } = error as NodeJS.ErrnoException
    const unspecific = /^SQLITE_(?:IOERR|CANTOPEN)/.test(code ?? '') || /Unable to open connection/.test(message ?? '')
    if (!FULL.has(code) && !(unspecific && this.#measure() < HARDLY_ANY)) return error
    this.#tell('full')
    return new DiskFull()
  }

  /** A test may let it fail. */
  protected attempt<Result>(_kind: WriteKind, work: () => Result): Result {
    return work()
  }

  /** Writes a file out. One that is gone meanwhile needs it no more. @param done is called at the end, whatever that is */
  protected flush(file: string, done: () => void): void {
    open(file, 'r+', (error, handle) => {
      if (error) done()
      else fdatasync(handle, () => close(handle, done))
    })
  }

  /** Bytes that are free for the process; without an end where the system does not say. */
  protected freeBytes(): number {
    try {
      const { bavail, bsize } = statfsSync(this.#folder)
      return bavail * bsize
    } catch {
      return Number.POSITIVE_INFINITY
    }
  }

  #room(): number {
    if (performance.now() - this.#lookedAt >= this.#lookMs) {
      const free = this.#measure()
      if (free >= this.#reserve) this.#tell('no')
      else this.#tell(free >= this.#reserve / 2 ? 'logs' : 'worlds')
    }
    return this.#free
  }

  #measure(): number {
    this.#free = this.freeBytes()
    this.#lookedAt = performance.now()
    return this.#free
  }

  #tell(scarce: 'no' | 'logs' | 'worlds' | 'full'): void {
    // A write that failed says more than how much is free.
    if (scarce === this.#scarce || (this.#scarce === 'full' && scarce !== 'no')) return
    this.#scarce = scarce
    this.#report(`${TOLD[scarce]} (${this.#folder})`)
  }
}

const TOLD = {
  no: 'the disk has room again: everything is stored as usual',
  logs: 'the disk gets full: logs are dropped. Make room, or move the data folder',
  worlds:
    'the disk is almost full: no new worlds are made, those that there are go on. Make room, or move the data folder',
  full: 'the disk is full: what players send is answered with 507 until there is room. Nothing that was stored is lost. Make room, or move the data folder',
} as const
