import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredHappening } from './tables.ts'

/** After a delivery that failed, the next one is tried after so many milliseconds. */
const RETRY_MS = 5_000
/** Reports are delivered together, so many milliseconds after the first. */
const GATHER_MS = 150

export interface SpoolOptions {
  /** Folder of the files; made when it is missing. */
  readonly folder: string
  /** Takes reports for good. @throws when they must wait */
  readonly deliver: (reports: readonly StoredHappening[]) => Promise<void>
  /** Told when deliveries begin to fail, with the error, and with null when one succeeds again. */
  readonly changed?: (trouble: Error | null) => void
}

/**
 * Reports on their way into the database. Each is in a file of the data folder before `write` returns, so it survives the
 * process; what a killed process left is delivered by the next one. A report may be delivered twice, under the same id.
 */
export class ReportSpool {
  readonly #options: SpoolOptions
  #waiting: StoredHappening[] = []
  /** Number of the file that is written now. */
  #number: number
  #timer: NodeJS.Timeout | null = null
  #delivery: Promise<void> = Promise.resolve()
  #isBroken = false
  #isClosed = false

  constructor(options: SpoolOptions) {
    this.#options = options
    mkdirSync(options.folder, { recursive: true, mode: 0o700 })
    const left = this.#files()
    this.#waiting = left.flatMap(({ name }) => reportsIn(readFileSync(join(options.folder, name), 'utf8')))
    this.#number = (left.at(-1)?.number ?? 0) + 1
    if (this.#waiting.length > 0) this.#soon(0)
  }

  /** How many reports wait for the database. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Stores reports on the disk, to be delivered soon. @throws what the disk says */
  write(...reports: readonly StoredHappening[]): void {
    const lines = reports.map((report) => `${JSON.stringify(report)}\n`).join('')
    try {
      appendFileSync(this.#file(this.#number), lines, { mode: 0o600 })
    } catch (error) {
      // A part of a line may be in the file: the next report would become a part of it.
      this.#number++
      throw error
    }
    this.#waiting.push(...reports)
    this.#soon(this.#isBroken ? RETRY_MS : GATHER_MS)
  }

  /** Delivers what waits now. @returns whether nothing waits any more */
  async flush(): Promise<boolean> {
    this.#delivery = this.#delivery.then(() => this.#deliver())
    await this.#delivery
    return this.#waiting.length === 0
  }

  /** Tries once more; what cannot be delivered stays for the next process. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.flush()
  }

  #soon(milliseconds: number): void {
    if (this.#timer || this.#isClosed) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      // What could not be delivered waits for the next time.
      this.flush().catch(() => this.#soon(RETRY_MS))
    }, milliseconds)
    this.#timer.unref()
  }

  async #deliver(): Promise<void> {
    const reports = this.#waiting
    if (reports.length === 0) return
    const last = this.#number
    // What comes meanwhile has a file of its own, so that whole files are done.
    this.#number++
    this.#waiting = []
    try {
      await this.#options.deliver(reports)
      for (const { name, number } of this.#files())
        if (number <= last) rmSync(join(this.#options.folder, name), { force: true })
      if (this.#isBroken) this.#options.changed?.(null)
      this.#isBroken = false
    } catch (error) {
      this.#waiting = [...reports, ...this.#waiting]
      if (!this.#isBroken) this.#options.changed?.(error as Error)
      this.#isBroken = true
      this.#soon(RETRY_MS)
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

/** A process that ended in the middle of a line had not answered yet what it tells. */
function reportsIn(text: string): StoredHappening[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as StoredHappening]
    } catch {
      return []
    }
  })
}
