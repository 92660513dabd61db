import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { lookup } from 'mime-types'

/** A file of the built console. */
interface ConsoleFile {
  readonly type: string
  readonly bytes: Buffer
  /** Brotli-compressed form; null without one. */
  readonly brotli: Buffer | null
  /** Whether its name contains a hash of its content. */
  readonly isHashed: boolean
}

const HASHED = /-[\w-]{8}\.\w+$/

/**
 * The built files of the console, by path. Each is read on its first request. Only files that existed at the start are served.
 */
export class ConsoleFiles {
  readonly #folder: string
  readonly #paths: ReadonlySet<string>
  readonly #read = new Map<string, ConsoleFile>()

  /** @param folder undefined if the console was not built */
  constructor(folder: string | undefined) {
    this.#folder = folder ?? ''
    this.#paths = new Set(
      folder !== undefined && existsSync(folder)
        ? readdirSync(folder, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile() && /\.(?:html|js|css|woff2|svg)$/.test(entry.name))
            .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
        : [],
    )
  }

  /** @param path such as `/assets/main.js`; `/` is the page */
  find(path: string): ConsoleFile | null {
    const name = path === '/' ? '/index.html' : path
    const known = this.#read.get(name)
    if (known || !this.#paths.has(name)) return known ?? null
    const place = join(this.#folder, name)
    const file = {
      type: lookup(name) || 'application/octet-stream',
      bytes: readFileSync(place),
      brotli: existsSync(`${place}.br`) ? readFileSync(`${place}.br`) : null,
      isHashed: HASHED.test(name),
    }
    this.#read.set(name, file)
    return file
  }
}
