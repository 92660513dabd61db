import { join } from 'node:path'
import Database from 'libsql'

/** Thrown when another process uses the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
}

/** Prevents a second server from using a data folder. It is a lock of SQLite, so it ends with the process. */
export class DataFolderLock {
  readonly #connection: Database.Database

  /** @throws DataFolderInUse when another process holds the lock */
  constructor(folder: string) {
    this.#connection = new Database(join(folder, 'lock.db'))
    try {
      this.#connection.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      this.#connection.close()
      if ((error as NodeJS.ErrnoException).code !== 'SQLITE_BUSY') throw error
      throw new DataFolderInUse(
        `Another server is using the data folder ${folder}. Stop it, or start this one with --data <another folder>.`,
      )
    }
  }

  release(): void {
    this.#connection.close()
  }
}
