import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { HostDisk } from './host-disk.ts'
import { DiskFull } from './storage-failure.ts'
import type { WorldFile } from './world-file.ts'

/** Lines wait at most this long in memory before they are on disk. */
const FLUSH_MS = 500
/** A log that would grow over this is put aside, under its name and `.1`, over the one that was put aside before. */
const LARGEST_BYTES = 1024 * 1024
/** Of so many days there are logs. */
const KEPT_DAYS = 2

/**
 * Logs of one world: appended line by line, seen by the shop as files below `/logs`. Their names are made by the shop
 * alone (`access.log.<date>`), so no player chooses a name on the host. Those of one world hold four MiB at most.
 */
export class WorldLogs {
  readonly #folder: string
  readonly #disk: HostDisk
  readonly #failed: (error: unknown) => void
  readonly #waiting = new Map<string, string[]>()
  #timer: NodeJS.Timeout | null = null

  /** @param failed receives what goes wrong with a log: nobody else has to suffer from it */
  constructor(folder: string, disk: HostDisk, failed: (error: unknown) => void) {
    this.#folder = folder
    this.#disk = disk
    this.#failed = failed
  }

  /** Adds a line (without its end) to a log, seen by the next reader. */
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

  /** Writes the waiting lines to disk, or drops them where there is no room for them. */
  flush(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#waiting.size === 0) return
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    if (!this.#disk.hasRoomForLogs) return
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
      if (size > 0 && size + bytes > LARGEST_BYTES) {
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

  /** Makes room for the log of a new day, and gives its size: nothing. */
  #beginDay(name: string): number {
    const dayOf = (each: string) => each.replace(/\.1$/, '')
    const names = readdirSync(this.#folder)
    const kept = [...new Set([...names.map(dayOf), name])].sort().slice(-KEPT_DAYS)
    for (const each of names.filter((each) => !kept.includes(dayOf(each)))) rmSync(join(this.#folder, each))
    return 0
  }
}
