import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { HostDisk } from './host-disk.ts'
import { DiskFull } from './storage-failure.ts'
import type { WorldFile } from './world-file.ts'

/** Lines wait at most this long in memory before they are on disk. */
const FLUSH_MS = 500
/** A log that grows over this loses its older half. */
const LARGEST_BYTES = 4 * 1024 * 1024

/**
 * Logs of one world: appended line by line, seen by the shop as files below `/logs`. Their names are made by the shop
 * alone (`access.log.<date>`), so no player chooses a name on the host.
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
      for (const [name, lines] of waiting) this.#write(join(this.#folder, name), `${lines.join('\n')}\n`)
    } catch (error) {
      if (!(error instanceof DiskFull)) this.#failed(error)
    }
  }

  #write(file: string, text: string): void {
    this.#disk.write('log', () => appendFileSync(file, text))
    if (statSync(file).size <= LARGEST_BYTES) return
    const old = readFileSync(file)
    this.#disk.writeFile('log', file, old.subarray(old.indexOf(10, old.length - LARGEST_BYTES / 2) + 1))
  }
}
