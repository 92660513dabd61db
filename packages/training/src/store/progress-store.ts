import { existsSync } from 'node:fs'
import { createLruPool, type Evictable } from '@fruit/scheduling/lru-pool'
import { ATTACHED_SCHEMA, type Connection, Connections } from '@fruit/world/storage/connections'
import { DatabaseFile, EmptyDatabase, openOwnConnection } from '@fruit/world/storage/database-file'
import type { WorldStorage } from '@fruit/world/storage/world-storage'
import { MIGRATIONS, migrate, stepsLeft } from './migrations.ts'

type Value = string | number | null

/** Maximum number of open progress files. A shop reads its progress when it opens, and writes only when something is solved. */
const MAX_OPEN_FILES = 32
const CACHE_KILOBYTES = 128

/** Resources shared by the progress files of all worlds. */
export class ProgressFiles {
  /** An empty progress file. */
  readonly emptyDatabase = new EmptyDatabase((connection) => migrate(connection, 0, MIGRATIONS))
  readonly pool = createLruPool(MAX_OPEN_FILES)
  readonly #connections = new Connections()

  /**
   * Opens a file, and migrates it when an earlier version of the shop wrote it.
   *
   * @throws ProgressIsNewer when a later version wrote it; DiskFull when there is no space for the migration
   */
  open(file: string, { disk }: WorldStorage): Connection {
    const { connection, version, left } = this.#attached(file)
    if (left.length === 0) return connection
    connection.close()
    disk.write('progress', () => {
      const own = openOwnConnection(file, 'PRAGMA synchronous = OFF')
      try {
        migrate(own, version, left)
      } finally {
        own.close()
      }
    })
    return this.#attached(file).connection
  }

  #attached(file: string) {
    const connection = this.#connections.open(file, CACHE_KILOBYTES)
    try {
      return { connection, ...stepsLeft(connection, ATTACHED_SCHEMA, file) }
    } catch (error) {
      connection.close()
      throw error
    }
  }

  close(): void {
    this.#connections.close()
  }
}

/**
 * The progress of a world's player, in a database that no statement of the shop reaches. The file is created at the first write,
 * so that worlds without progress need no resources. It is open while it is among the most recently used ones. Each part of the
 * progress reads and writes its own tables.
 */
export class ProgressStore implements Evictable {
  readonly #file: string
  readonly #files: ProgressFiles
  readonly #storage: WorldStorage
  readonly #loads: (() => void)[] = []
  #connection: DatabaseFile | null = null
  #isMade: boolean
  /** True after its texts were checked. */
  #isChecked = false
  #isWritten = false

  constructor(file: string, files: ProgressFiles, storage: WorldStorage) {
    this.#file = file
    this.#files = files
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

  /** Rows of a query; empty while nothing is stored. */
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
  transaction(work: () => void): void {
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

  rest(): void {
    if (!this.#connection) return
    this.#connection.close()
    this.#connection = null
    // Closing moved the write-ahead log into the file. Without disk space it stays in the log, which the next opening reads.
    if (this.#isWritten) this.#storage.disk.flushInBackground(this.#file)
    this.#isWritten = false
  }

  close(): void {
    this.#files.pool.delete(this)
    this.rest()
  }

  /**
   * Flushes without waiting for the disk (decision 35). Only the log is opened, because closing the database file would release
   * SQLite's locks.
   */
  #settle(): void {
    this.#isWritten = true
    this.#storage.disk.flushInBackground(`${this.#file}-wal`)
  }

  #openOrMake(): DatabaseFile {
    if (!this.#isMade) this.#files.emptyDatabase.copyTo(this.#file, 'progress', this.#storage)
    this.#isMade = true
    return this.#open()
  }

  /** @throws ProgressIsNewer when a later version of the shop wrote the file; DamagedWorld when it cannot be read */
  #open(): DatabaseFile {
    this.#connection ??= new DatabaseFile({
      ...{ file: this.#file, part: 'progress', kind: 'progress', storage: this.#storage },
      unchecked: this.#isChecked ? null : ATTACHED_SCHEMA,
      open: () => this.#files.open(this.#file, this.#storage),
    })
    this.#isChecked = true
    this.#files.pool.set(this, true)
    return this.#connection
  }
}
