import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { HostDisk } from '../storage/host-disk.ts'
import { DiskFull } from '../storage/storage-failure.ts'
import type { WorldFile } from '../storage/world-file.ts'

/** Maximum time that lines wait in memory before they are written. */
const FLUSH_MS = 500
/** A log that would grow beyond this size is renamed to its name and `.1`, which replaces the previous one. */
const MAX_LOG_BYTES = 1024 * 1024
/** Number of days for which logs are kept. */
const KEPT_DAYS = 2

/**
 * Logs of one world: appended line by line, visible in the shop as files below `/logs`. Only the shop chooses their names
 * (`access.log.<date>`), so no player chooses a file name on the host. The logs of one world use at most 4 MiB.
 */
export class WorldLogs {
  readonly #folder: string
  readonly #disk: HostDisk
  readonly #failed: (error: unknown) => void
  readonly #waiting = new Map<string, string[]>()
  #timer: NodeJS.Timeout | null = null

  /** @param failed receives errors of logs, which must not fail a request */
  constructor(folder: string, disk: HostDisk, failed: (error: unknown) => void) {
    this.#folder = folder
    this.#disk = disk
    this.#failed = failed
  }

  /** Appends a line (without its line break) to a log. The next read includes it. */
  append(name: string, line: string): void {
    const lines = this.#waiting.get(name)
    if (lines) lines.push(line)
    else this.#waiting.set(name, [line])
    if (!this.#timer) {
      this.#timer = setTimeout(() => this.flush(), FLUSH_MS)
      this.#timer.unref()
    }
  }

  read(path: string): WorldFile | undefined {
    this.flush()
    const name = /^\/logs\/([\w.-]+)$/.exec(path)?.[1]
    if (!name || !existsSync(join(this.#folder, name))) return undefined
    const file = join(this.#folder, name)
    return { bytes: readFileSync(file), modifiedAt: Math.round(statSync(file).mtimeMs) }
  }

  list(): { path: string; size: number; modifiedAt: number }[] {
    this.flush()
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder).map((name) => {
      const { size, mtimeMs } = statSync(join(this.#folder, name))
      return { path: `/logs/${name}`, size, modifiedAt: Math.round(mtimeMs) }
    })
  }

  /** Writes the waiting lines to disk, or drops them when disk space is scarce. */
  flush(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#waiting.size === 0) return
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    if (!this.#disk.hasSpaceForLogs) return
    try {
      this.#disk.write('log', () => mkdirSync(this.#folder, { recursive: true }))
      for (const [name, lines] of waiting) this.#write(name, lines)
    } catch (error) {
      if (!(error instanceof DiskFull)) this.#failed(error)
    }
  }

  #write(name: string, lines: readonly string[]): void {
    const file = join(this.#folder, name)
    let size = statSync(file, { throwIfNoEntry: false })?.size ?? this.#beginDay(name)
    let batch = ''
    const write = () => batch && this.#disk.write('log', () => appendFileSync(file, batch))
    for (const line of lines) {
      const bytes = Buffer.byteLength(line) + 1
      if (size > 0 && size + bytes > MAX_LOG_BYTES) {
        write()
        this.#disk.write('log', () => renameSync(file, `${file}.1`))
        batch = ''
        size = 0
      }
      batch += `${line}\n`
      size += bytes
    }
    write()
  }

  /** Deletes the logs of old days when the log of a new day begins, and returns its size: 0. */
  #beginDay(name: string): number {
    const dayOf = (each: string) => each.replace(/\.1$/, '')
    const names = readdirSync(this.#folder)
    const kept = [...new Set([...names.map(dayOf), name])].sort().slice(-KEPT_DAYS)
    for (const each of names.filter((each) => !kept.includes(dayOf(each)))) rmSync(join(this.#folder, each))
    return 0
  }
}
