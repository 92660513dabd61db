import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { HostDisk } from '../storage/host-disk.ts'
import type { DamagedWorld } from '../storage/storage-failure.ts'
import type { WorldStorage } from '../storage/world-storage.ts'
import type { WorldId } from '../world.ts'
import type { RegistryOptions } from './registry-options.ts'

/** Prefix of the numbered folders in a world's folder that hold damaged files. */
const SET_ASIDE = 'damaged'

/** A world that is not opened until its damaged file changes. */
interface SetAside {
  readonly failure: DamagedWorld
  /** State of the file when the world was closed; null before that. */
  stamp: string | null
}

/** The worlds of a registry that are set aside because one of their files cannot be read (decision 27). */
export class DamagedWorlds {
  readonly #options: Pick<RegistryOptions, 'dataFolder' | 'saveProgress' | 'report'>
  readonly #disk: HostDisk
  readonly #setAside = new Map<WorldId, SetAside>()

  constructor(options: Pick<RegistryOptions, 'dataFolder' | 'saveProgress' | 'report'>, disk: HostDisk) {
    this.#options = options
    this.#disk = disk
  }

  /** The damage of a world; null when it is intact. */
  of(id: WorldId): DamagedWorld | null {
    const known = this.#setAside.get(id)
    if (!known) return null
    if (known.stamp === null || known.stamp === stampOf(known.failure.damage.file)) return known.failure
    // An operator has restored or deleted the file.
    this.#setAside.delete(id)
    return null
  }

  /** Sets a world aside and reports to the operator how to restore it. */
  add(id: WorldId, failure: DamagedWorld): void {
    const { part, file, reason } = failure.damage
    if (!this.#setAside.has(id))
      this.#options.report?.(
        `world ${id} is set aside: ${this.#shown(file)} is damaged: ${reason}. Restore it from a backup (with the files beside it whose names begin alike)` +
          (part === 'shop'
            ? ', or delete the folder of this shop: the learner then gets a new one and keeps the progress.'
            : ', or delete it: the learner then begins with no progress.') +
          ' The learner sees a page that says so and offers to go on without it.',
      )
    this.#setAside.set(id, { failure, stamp: null })
  }

  /** Call when a world is closed: from now on a change of its damaged file opens it again. */
  closed(id: WorldId): void {
    const known = this.#setAside.get(id)
    if (known) known.stamp = stampOf(known.failure.damage.file)
  }

  /**
   * Moves the damaged files out of the way.
   *
   * @param folder of the world
   * @returns path of the folder with the damaged files; null when nothing is damaged or the world is still in use
   * @throws DiskFull when there is no space for it
   */
  repair(id: WorldId, folder: string, storage: WorldStorage): string | null {
    const failure = this.of(id)
    if (!failure || this.#setAside.get(id)?.stamp === null) return null
    const { part, file } = failure.damage
    const number = readdirSync(folder).filter((name) => name.startsWith(SET_ASIDE)).length + 1
    const place = join(folder, `${SET_ASIDE}-${number}`)
    this.#disk.write('world', () => mkdirSync(place))
    const move = (name: string) => {
      if (existsSync(join(folder, name)))
        this.#disk.write('world', () => renameSync(join(folder, name), join(place, name)))
    }
    const name = relative(folder, file).split(/[\\/]/)[0]!
    if (part === 'shop') move(name)
    else {
      const saved = `${file}.saved`
      for (const rest of ['', '-wal', '-shm']) rmSync(saved + rest, { force: true })
      this.#options.saveProgress?.(file, saved, storage)
      for (const rest of ['-wal', '-shm', '']) move(name + rest)
      if (existsSync(saved)) renameSync(saved, file)
    }
    this.#setAside.delete(id)
    this.#options.report?.(
      `world ${id} goes on ${part === 'shop' ? 'with a new shop' : 'with what could be read of its progress'}. What was damaged is in ${this.#shown(place)}`,
    )
    return place
  }

  /** A path relative to the data folder, for the operator. */
  #shown(file: string): string {
    return relative(this.#options.dataFolder, file).replaceAll('\\', '/')
  }
}

/** Differs after a file is written, replaced or deleted. */
function stampOf(file: string): string {
  const { ino, size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${ino} ${size} ${mtimeMs}`
}
