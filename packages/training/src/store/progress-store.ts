import { createLruPool } from '@fruit/scheduling/lru-pool'
import { ATTACHED_SCHEMA, type Connection, Connections } from '@fruit/world/storage/connections'
import { EmptyDatabase, openOwnConnection } from '@fruit/world/storage/database-file'
import { EvictableDatabase } from '@fruit/world/storage/evictable-database'
import type { HostDisk } from '@fruit/world/storage/host-disk'
import type { WorldStorage } from '@fruit/world/storage/world-storage'
import { MIGRATIONS, migrate, stepsLeft } from './migrations.ts'

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

/** The progress of a world's player. Each part of the progress reads and writes its own tables. */
export class ProgressStore extends EvictableDatabase {
  readonly #file: string
  readonly #disk: HostDisk
  readonly #loads: (() => void)[] = []
  #isWritten = false

  constructor(file: string, files: ProgressFiles, storage: WorldStorage) {
    super({
      ...{ file, part: 'progress', kind: 'progress', storage, pool: files.pool, model: files.emptyDatabase },
      open: () => files.open(file, storage),
    })
    this.#file = file
    this.#disk = storage.disk
  }

  /**
   * Calls `load`, which fills a cache from the tables: now, and again after a reset, an undo or a failed transaction.
   */
  keepInMemory(load: () => void): void {
    this.#loads.push(load)
    load()
  }

  override run(sql: string, ...values: (string | number | null)[]): void {
    super.run(sql, ...values)
    this.#settle()
  }

  override transaction(work: () => void): void {
    try {
      super.transaction(work)
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

  override rest(): void {
    super.rest()
    // Closing moved the write-ahead log into the file. Without disk space it stays in the log, which the next opening reads.
    if (this.#isWritten) this.#disk.flushInBackground(this.#file)
    this.#isWritten = false
  }

  /**
   * Flushes without waiting for the disk (decision 35). Only the log is opened, because closing the database file would release
   * SQLite's locks.
   */
  #settle(): void {
    this.#isWritten = true
    this.#disk.flushInBackground(`${this.#file}-wal`)
  }
}
