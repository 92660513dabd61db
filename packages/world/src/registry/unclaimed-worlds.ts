import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { HostDisk } from '../storage/host-disk.ts'
import type { WorldId } from '../world.ts'

/** File in the folder of an unclaimed world. Existing data folders use this name. */
const MARK = 'newcomer'
/** Replaces it when data was written in the world and a response confirmed it. */
const WRITTEN_MARK = 'newcomer-wrote'

export interface UnclaimedLimits {
  /** Maximum number of worlds without written data; when there are more, the oldest are deleted. */
  readonly most: number
  /** After this time all unclaimed worlds are deleted, including those with written data. */
  readonly keptMs: number
}

/**
 * Worlds whose owner has not returned yet (decision 10). Probes, scrapers and scripts keep no cookie, so each of their requests
 * would otherwise leave a world behind forever. A world with data that was reported as saved is kept until `keptMs`.
 */
export class UnclaimedWorlds {
  readonly #folderOf: (id: WorldId) => string
  readonly #limits: UnclaimedLimits
  readonly #disk: HostDisk
  readonly #clock: Clock
  /** Creation times of worlds without written data, the oldest first. */
  readonly #untouched = new Map<WorldId, number>()
  /** Creation times of worlds with written data, the oldest first. */
  readonly #written = new Map<WorldId, number>()

  /** @param folderOf returns the folder of a world on the disk */
  constructor(folderOf: (id: WorldId) => string, limits: UnclaimedLimits, disk: HostDisk, clock: Clock) {
    this.#folderOf = folderOf
    this.#limits = limits
    this.#disk = disk
    this.#clock = clock
  }

  /**
   * Takes over the unclaimed worlds of an earlier process, all of which are on the disk.
   *
   * @returns worlds without written data, which are to be deleted
   */
  takeOver(ids: readonly WorldId[]): WorldId[] {
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
   * Marks the folder of a world that is created next, for a visitor who receives its id with the response.
   *
   * @throws DiskFull when there is no space for the mark
   */
  mark(id: WorldId): void {
    this.#disk.writeFile('world', this.#mark(id, MARK), '')
  }

  /** Call when a marked world is open. */
  add(id: WorldId): void {
    this.#untouched.set(id, this.#clock.now())
  }

  /** Call when a request sends the id of a world: the world is kept permanently. */
  claim(id: WorldId): void {
    if (this.#untouched.delete(id)) rmSync(this.#mark(id, MARK), { force: true })
    else if (this.#written.delete(id)) rmSync(this.#mark(id, WRITTEN_MARK), { force: true })
  }

  /** Call when data was written in a world, before the response is sent. */
  markWritten(id: WorldId): void {
    const createdAt = this.#untouched.get(id)
    if (createdAt === undefined) return
    this.#disk.write('world', () => renameSync(this.#mark(id, MARK), this.#mark(id, WRITTEN_MARK)))
    this.#untouched.delete(id)
    this.#written.set(id, createdAt)
  }

  /** Removes and returns the worlds that are to be deleted now. @param isBusy tells whether a world has visits */
  takeDue(isBusy: (id: WorldId) => boolean): WorldId[] {
    const before = this.#clock.now() - this.#limits.keptMs
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
