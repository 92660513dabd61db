import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { WorldStorage } from './world-storage.ts'

/** File in the folder of a world that records which of its shops is open to visitors and which are kept. */
const STATE = 'shops.json'

interface State {
  readonly present: string | null
  readonly kept: readonly string[]
}

/**
 * The folders of a world's shops: the present one, kept ones, and old ones to delete. Only shops of the present template count. A
 * world without the state file has one shop, the newest. The disk is read once, so an object of this class must not be used
 * across an `await`.
 */
export class ShopFolders {
  readonly #folder: string
  readonly #fingerprint: string
  readonly #storage: WorldStorage
  #names: readonly string[] | null = null
  #read: State | null = null

  /**
   * @param folder of the world
   * @param fingerprint of the template
   */
  constructor(folder: string, fingerprint: string, storage: WorldStorage) {
    this.#folder = folder
    this.#fingerprint = fingerprint
    this.#storage = storage
  }

  /** Name of the shop that is open to visitors; null while there is none of this template. */
  get present(): string | null {
    const { present, kept } = this.#state()
    const fitting = this.#all().filter((name) => this.#fits(name))
    if (present !== null && fitting.includes(present)) return present
    return fitting.findLast((name) => !kept.includes(name)) ?? null
  }

  /** Names of the shops that are kept, oldest first. */
  get kept(): readonly string[] {
    const { kept } = this.#state()
    if (kept.length === 0) return []
    return this.#all().filter((name) => this.#fits(name) && kept.includes(name))
  }

  path(name: string): string {
    return join(this.#folder, name)
  }

  /**
   * Copies a template into a new folder, which is renamed into place when it is complete; returns its name.
   *
   * @throws DiskFull when there is no space for it
   */
  create(templateFile: string): string {
    const number = Number(this.#all().at(-1)?.split('-')[1] ?? 0) + 1
    const name = `shop-${String(number).padStart(6, '0')}-${this.#fingerprint}`
    const draft = this.path('draft')
    this.#storage.disk.write('world', () => {
      // A draft of an earlier process that was interrupted.
      remove(draft)
      try {
        mkdirSync(draft, { recursive: true })
        copyFileSync(templateFile, join(draft, 'shop.db'))
        renameSync(draft, this.path(name))
        this.#names = [...this.#all(), name]
      } catch (error) {
        remove(draft)
        throw error
      }
    })
    return name
  }

  /** Makes a shop the present one. @param kept the previous shop, if it is kept */
  activate(name: string, kept: string | null): void {
    const others = this.kept.filter((other) => other !== name)
    const all = kept === null ? others : [...others, kept]
    // A world that never left a shop needs no file.
    if (all.length > 0 || existsSync(this.path(STATE))) this.#write({ present: name, kept: all })
  }

  /** Stops keeping a shop. */
  release(name: string): void {
    this.#write({ present: this.present, kept: this.kept.filter((other) => other !== name) })
  }

  /** Deletes the shops that are neither present nor kept. @param inUse tells whether the shop at a path has visits */
  deleteUnused(inUse: (path: string) => boolean): void {
    const all = this.#all()
    // Saves further reads for a world with one shop: worlds are opened by the hundreds.
    if (all.length < 2) return
    const staying = new Set([this.present, ...this.kept])
    const leaving = all.filter((name) => !staying.has(name) && !inUse(this.path(name)))
    for (const name of leaving) remove(this.path(name))
    this.#names = all.filter((name) => !leaving.includes(name))
  }

  /** Bytes of a shop on disk. */
  sizeOf(name: string): number {
    return sizeBelow(this.path(name))
  }

  #fits(name: string): boolean {
    return name.endsWith(`-${this.#fingerprint}`)
  }

  /** Names of all shops, of other templates too, oldest first. */
  #all(): readonly string[] {
    this.#names ??= existsSync(this.#folder)
      ? readdirSync(this.#folder)
          .filter((name) => /^shop-\d{6}-/.test(name))
          .sort()
      : []
    return this.#names
  }

  #state(): State {
    this.#read ??= this.#stored()
    return this.#read
  }

  /** @throws DamagedWorld when the file is malformed */
  #stored(): State {
    const file = this.path(STATE)
    if (!existsSync(file)) return { present: null, kept: [] }
    try {
      const { present, kept } = JSON.parse(readFileSync(file, 'utf8')) as State
      return { present, kept: [...kept] }
    } catch (error) {
      throw this.#storage.damaged('shop', file, (error as Error).message)
    }
  }

  #write(state: State): void {
    this.#storage.disk.writeFile('world', this.path(STATE), JSON.stringify(state))
    this.#read = state
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

function sizeBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
