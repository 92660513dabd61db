import type { HostDisk, WriteKind } from './host-disk.ts'
import { type Damage, DamagedWorld } from './storage-failure.ts'

/** The storage of one world. It classifies failures as a full disk or as damage of this world. */
export class WorldStorage {
  readonly disk: HostDisk
  readonly #damaged: (failure: DamagedWorld) => void

  /** @param damaged called with each damage before it is thrown */
  constructor(disk: HostDisk, damaged: (failure: DamagedWorld) => void) {
    this.disk = disk
    this.#damaged = damaged
  }

  /**
   * Reads from a file of the world.
   *
   * @throws DamagedWorld when it cannot be read
   */
  read<Result>(part: Damage['part'], file: string, work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      throw this.#explained(part, file, error)
    }
  }

  /**
   * Writes to a file of the world.
   *
   * @throws DiskFull when there is not enough space, DamagedWorld when the file cannot be used
   */
  write<Result>(part: Damage['part'], kind: WriteKind, file: string, work: () => Result): Result {
    try {
      return this.disk.write(kind, work)
    } catch (error) {
      throw this.#explained(part, file, error)
    }
  }

  /** Reports the damage of a file, and returns the error to throw. */
  damaged(part: Damage['part'], file: string, reason: string): DamagedWorld {
    const failure = new DamagedWorld({ part, file, reason })
    this.#damaged(failure)
    return failure
  }

  #explained(part: Damage['part'], file: string, thrown: unknown): unknown {
    const error = this.disk.toDiskFull(thrown)
    const { code, message } = error as NodeJS.ErrnoException
    return isDamage(code) ? this.damaged(part, file, `${message} (${code})`) : error
  }
}

/** True when the code of a database error means that its file is corrupt. */
export function isDamage(code: string | undefined): boolean {
  return /^(?:SQLITE_(?:CORRUPT|NOTADB|IOERR)|EIO$)/.test(code ?? '')
}
