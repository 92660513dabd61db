import { existsSync } from 'node:fs'
import Database from 'libsql'
import { migrate } from './migrations.ts'

type Value = string | number | null

/**
 * The progress of a world's player, in a database that no statement of the shop reaches. The file is created at the
 * first write, so that worlds without progress cost nothing. Each part of the progress reads and writes its own tables.
 */
export class ProgressStore {
  readonly #file: string
  readonly #loads: (() => void)[] = []
  #connection: Database.Database | null = null

  constructor(file: string) {
    this.#file = file
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
    return existsSync(this.#file) ? (this.#open().prepare(sql).all(values) as Row[]) : []
  }

  run(sql: string, ...values: Value[]): void {
    this.#open().prepare(sql).run(values)
  }

  /** Runs `work` in a transaction. `work` must not await. */
  together(work: () => void): void {
    try {
      this.#open().transaction(work)()
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
    this.#connection?.close()
    this.#connection = null
  }

  /** @throws ProgressIsNewer when a later version of the shop wrote the file */
  #open(): Database.Database {
    if (!this.#connection) {
      const connection = new Database(this.#file)
      try {
        connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -128;')
        migrate(connection, this.#file)
      } catch (error) {
        connection.close()
        throw error
      }
      this.#connection = connection
    }
    return this.#connection
  }
}
