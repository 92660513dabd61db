import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredActivityEntry } from './tables.ts'

/** Delay after a failed delivery in milliseconds. */
const RETRY_DELAY_MS = 5_000
/** Time in milliseconds during which reports are collected for one delivery. */
const BATCH_DELAY_MS = 150

export interface SpoolOptions {
  /** Folder of the files, created if it does not exist. */
  readonly folder: string
  /** Stores reports permanently. @throws if they must wait */
  readonly deliver: (reports: readonly StoredActivityEntry[]) => Promise<void>
  /** Appends text to a file; Node's function unless given. */
  readonly append?: (file: string, text: string) => void
  /** Called with the error when deliveries start to fail, and with null when one succeeds again. */
  readonly changed?: (trouble: Error | null) => void
}

/**
 * Queue of reports for the database. Each is in a file of the data folder before `write` returns, so it survives a crash: the next process
 * delivers it. A report may be delivered twice, with the same id.
 */
export class ReportSpool {
  readonly #options: SpoolOptions
  #waiting: StoredActivityEntry[] = []
  /** Number of the current file. */
  #number: number
  #timer: NodeJS.Timeout | null = null
  #delivery: Promise<void> = Promise.resolve()
  #isFailing = false
  #isClosed = false

  constructor(options: SpoolOptions) {
    this.#options = options
    mkdirSync(options.folder, { recursive: true, mode: 0o700 })
    const left = this.#files()
    this.#waiting = left.flatMap(({ name }) => reportsIn(readFileSync(join(options.folder, name), 'utf8')))
    this.#number = (left.at(-1)?.number ?? 0) + 1
    if (this.#waiting.length > 0) this.#schedule(0)
  }

  /** Number of reports that wait for delivery. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Writes reports to disk for later delivery. @throws errors of the file system */
  write(...reports: readonly StoredActivityEntry[]): void {
    const lines = reports.map((report) => `${JSON.stringify(report)}\n`).join('')
    try {
      const { append = appendPrivately } = this.#options
      append(this.#file(this.#number), lines)
    } catch (error) {
      // The file may contain an incomplete line, to which the next report would be appended.
      this.#number++
      throw error
    }
    this.#waiting.push(...reports)
    this.#schedule(this.#isFailing ? RETRY_DELAY_MS : BATCH_DELAY_MS)
  }

  /** Delivers all waiting reports. @returns whether none is left */
  async flush(): Promise<boolean> {
    this.#delivery = this.#delivery.then(() => this.#deliver())
    await this.#delivery
    return this.#waiting.length === 0
  }

  /** Tries once more to deliver. The next process delivers the rest. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.flush()
  }

  #schedule(milliseconds: number): void {
    if (this.#timer || this.#isClosed) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      // Undelivered reports are retried later.
      this.flush().catch(() => this.#schedule(RETRY_DELAY_MS))
    }, milliseconds)
    this.#timer.unref()
  }

  async #deliver(): Promise<void> {
    const reports = this.#waiting
    if (reports.length === 0) return
    const last = this.#number
    // New reports go to another file, so that delivered files can be deleted.
    this.#number++
    this.#waiting = []
    try {
      await this.#options.deliver(reports)
      for (const { name, number } of this.#files())
        if (number <= last) rmSync(join(this.#options.folder, name), { force: true })
      if (this.#isFailing) this.#options.changed?.(null)
      this.#isFailing = false
    } catch (error) {
      this.#waiting = [...reports, ...this.#waiting]
      if (!this.#isFailing) this.#options.changed?.(error as Error)
      this.#isFailing = true
      this.#schedule(RETRY_DELAY_MS)
    }
  }

  #file(number: number): string {
    return join(this.#options.folder, `${number}.jsonl`)
  }

  #files(): { name: string; number: number }[] {
    if (!existsSync(this.#options.folder)) return []
    return readdirSync(this.#options.folder)
      .flatMap((name) => (/^\d+\.jsonl$/.test(name) ? [{ name, number: Number.parseInt(name, 10) }] : []))
      .sort((one, other) => one.number - other.number)
  }
}

/** Parses reports. An incomplete line belongs to a request that was never answered. */
function reportsIn(text: string): StoredActivityEntry[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as StoredActivityEntry]
    } catch {
      return []
    }
  })
}

function appendPrivately(file: string, text: string): void {
  appendFileSync(file, text, { mode: 0o600 })
}
