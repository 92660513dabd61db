import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { HostDisk } from './host-disk.ts'
import type { WorldId } from './world.ts'

/** File in the folder of a world whose owner has not come back yet. Existing data folders have this name. */
const MARK = 'newcomer'
/** In its place where something was written for them, which they were told of. */
const WRITTEN_MARK = 'newcomer-wrote'

export interface UnclaimedLimits {
  /** So many worlds stay in which nothing was written; beyond them the oldest are deleted. */
  readonly most: number
  /** After this time all of them are deleted, those in which something was written too. */
  readonly keptMs: number
}

/**
 * Worlds whose owner has not come back yet (decision 10). Probes, scrapers and scripts keep no cookie: each of their
 * requests would otherwise leave a world behind for good. What they were told is kept stays as long as any of them does.
 */
export class UnclaimedWorlds {
  readonly #folderOf: (id: WorldId) => string
  readonly #limits: UnclaimedLimits
  readonly #disk: HostDisk
  /** When each was made, the oldest first: of worlds in which nothing was written, */
  readonly #untouched = new Map<WorldId, number>()
  /** and of those in which something was. */
  readonly #written = new Map<WorldId, number>()

  /** @param folderOf folder of a world on the disk */
  constructor(folderOf: (id: WorldId) => string, limits: UnclaimedLimits, disk: HostDisk) {
    this.#folderOf = folderOf
    this.#limits = limits
    this.#disk = disk
  }

  /**
   * Takes up the worlds that an earlier process left, all of which are on the disk.
   *
   * @returns those that nobody waits for: they are to be deleted
   */
  takeUp(ids: readonly WorldId[]): WorldId[] {
    const over: WorldId[] = []
    const written: [WorldId, number][] = []
    for (const id of ids) {
      const mark = this.#mark(id, WRITTEN_MARK)
      if (existsSync(mark)) written.push([id, statSync(mark).mtimeMs])
      else if (existsSync(this.#mark(id, MARK))) over.push(id)
    }
    for (const [id, createdAt] of written.sort(([, a], [, b]) => a - b)) this.#written.set(id, createdAt)
    return over
  }

  /**
   * Marks the folder of a world that is about to be made for somebody who receives its name with the answer.
   *
   * @throws DiskFull when there is no room for the mark
   */
  mark(id: WorldId): void {
    this.#disk.writeFile('world', this.#mark(id, MARK), '')
  }

  /** A world that was marked is open. */
  add(id: WorldId): void {
    this.#untouched.set(id, Date.now())
  }

  /** Somebody came with its name: the world stays for good. */
  claim(id: WorldId): void {
    if (this.#untouched.delete(id)) rmSync(this.#mark(id, MARK), { force: true })
    else if (this.#written.delete(id)) rmSync(this.#mark(id, WRITTEN_MARK), { force: true })
  }

  /** Something was written in a world, and whoever wrote it is about to hear of it. */
  wrote(id: WorldId): void {
    const createdAt = this.#untouched.get(id)
    if (createdAt === undefined) return
    this.#disk.write('world', () => renameSync(this.#mark(id, MARK), this.#mark(id, WRITTEN_MARK)))
    this.#untouched.delete(id)
    this.#written.set(id, createdAt)
  }

  /** Takes out the worlds that are to be deleted now. @param isBusy whether somebody is still in a world */
  due(isBusy: (id: WorldId) => boolean): WorldId[] {
    const before = Date.now() - this.#limits.keptMs
    const due: WorldId[] = []
    for (const [worlds, most] of [
      [this.#untouched, this.#limits.most],
      [this.#written, Number.POSITIVE_INFINITY],
    ] as const) {
      let tooMany = worlds.size - most
      for (const [id, createdAt] of worlds) {
        if (tooMany <= 0 && createdAt >= before) break
        if (isBusy(id)) continue
        tooMany--
        worlds.delete(id)
        due.push(id)
      }
    }
    return due
  }

  #mark(id: WorldId, name: string): string {
    return join(this.#folderOf(id), name)
  }
}
