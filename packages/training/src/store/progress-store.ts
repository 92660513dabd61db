import { existsSync } from 'node:fs'
import { DatabaseFile, DatabaseModel, ownConnection } from '@fruit/world/database-file'
import type { WorldStorage } from '@fruit/world/world-storage'
import { migrate } from './migrations.ts'

type Value = string | number | null

/** A file of progress that holds nothing; one serves all worlds. */
export function emptyProgress(): DatabaseModel {
  return new DatabaseModel((connection) => migrate(connection, 'progress.db'))
}

/**
 * The progress of a world's player, in a database that no statement of the shop reaches. The file is created at the
 * first write, so that worlds without progress cost nothing. Each part of the progress reads and writes its own tables.
 */
export class ProgressStore {
  readonly #file: string
  readonly #model: DatabaseModel
  readonly #storage: WorldStorage
  readonly #loads: (() => void)[] = []
  #connection: DatabaseFile | null = null
  #isMade: boolean
  #isWritten = false

  /** @param model what a new file is a copy of (`emptyProgress`) */
  constructor(file: string, model: DatabaseModel, storage: WorldStorage) {
    this.#file = file
    this.#model = model
    this.#storage = storage
    this.#isMade = existsSync(file)
  }

  /**
   * Calls `load`, which fills a cache from the tables: now, and again after a reset, an undo or a failed transaction.
   */
  keepInMemory(load: () => void): void {
    this.#loads.push(load)
    load()
  }

  /** Rows of a query; none while nothing is stored. */
  rows<Row>(sql: string, ...values: Value[]): Row[] {
    if (!this.#isMade) return []
    const connection = this.#open()
    return connection.all(connection.prepare(sql), values) as Row[]
  }

  run(sql: string, ...values: Value[]): void {
    const connection = this.#openOrMake()
    connection.run(connection.prepare(sql), values)
    this.#settle()
  }

  /** Runs `work` in a transaction. `work` must not await. */
  together(work: () => void): void {
    try {
      this.#openOrMake().transaction(work)
      this.#settle()
    } catch (error) {
      this.reload()
      throw error
    }
  }

  /** Reloads all caches of the tables. */
  reload(): void {
    for (const load of this.#loads) load()
  }

  close(): void {
    if (!this.#connection) return
    this.#putLogAway(this.#connection)
    this.#connection.close()
    this.#connection = null
    // What was in the log of writes is in the file now.
    if (this.#isWritten) this.#storage.disk.settle(this.#file)
  }

  /**
   * Writes the log of writes into the file. The driver closes the file when the last statement is garbage: whatever lay in the
   * log then would be written into a file that meanwhile may be another one.
   */
  #putLogAway(connection: DatabaseFile): void {
    try {
      connection.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // No room, or a damaged file: it stays in the log, which the next opening reads.
    }
  }

  /** Nobody waits for the disk (decision 35). Only the log is opened: closing the file would take SQLite's locks away. */
  #settle(): void {
    this.#isWritten = true
    this.#storage.disk.settle(`${this.#file}-wal`)
  }

  #openOrMake(): DatabaseFile {
    if (!this.#isMade) this.#model.copyTo(this.#file, 'progress', this.#storage)
    this.#isMade = true
    return this.#open()
  }

  /** @throws ProgressIsNewer when a later version of the shop wrote the file; DamagedWorld when it cannot be read */
  #open(): DatabaseFile {
    if (!this.#connection) {
      const connection = new DatabaseFile({
        ...{ file: this.#file, part: 'progress', kind: 'progress', storage: this.#storage },
        open: () => ownConnection(this.#file, 'PRAGMA synchronous = OFF; PRAGMA cache_size = -128;'),
      })
      try {
        connection.change((database) => migrate(database, this.#file))
      } catch (error) {
        connection.close()
        throw error
      }
      this.#connection = connection
    }
    return this.#connection
  }
}
