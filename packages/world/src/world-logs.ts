import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  readonly #waiting = new Map<string, string[]>()
  #timer: NodeJS.Timeout | null = null

  constructor(folder: string) {
    this.#folder = folder
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

  /** Writes the waiting lines to disk. */
  flush(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#waiting.size === 0) return
    mkdirSync(this.#folder, { recursive: true })
    for (const [name, lines] of this.#waiting) {
      const file = join(this.#folder, name)
      appendFileSync(file, `${lines.join('\n')}\n`)
      if (statSync(file).size > LARGEST_BYTES) {
        const text = readFileSync(file)
        writeFileSync(file, text.subarray(text.indexOf(10, text.length - LARGEST_BYTES / 2) + 1))
      }
    }
    this.#waiting.clear()
  }
}
