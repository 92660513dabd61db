import Database from 'libsql'

/** Schema name of the attached database. The connection's own database, `main`, is empty and in memory. */
export const ATTACHED_SCHEMA = 'held'
/** Maximum number of idle connections that are kept; more are not worth their memory. */
const MAX_IDLE = 64

/**
 * Connections for databases that are opened and closed by the hundreds. The driver closes a file only when the last statement
 * prepared on its connection is garbage-collected. That may be a minute later, with all files of that minute at once. So a
 * connection opens no file itself: a database is attached to it, and detached to close it immediately (decision 30).
 */
export class Connections {
  readonly #idle: Database.Database[] = []

  /**
   * Opens a database and creates it when it is missing.
   *
   * Its write-ahead log survives the end of the process. Writes do not wait for the disk: the operating system flushes them
   * later. Only a crash of the computer can lose the writes of the last half minute.
   *
   * @param cacheKilobytes of pages that are kept in memory
   */
  open(file: string, cacheKilobytes: number): Connection {
    const database = this.#idle.pop() ?? openEmpty()
    const connection = new Connection(database, () => {
      if (this.#idle.length >= MAX_IDLE) database.close()
      else this.#idle.push(database)
    })
    try {
      connection.exec(`ATTACH '${file.replaceAll("'", "''")}' AS ${ATTACHED_SCHEMA}`)
      connection.exec(
        `PRAGMA ${ATTACHED_SCHEMA}.journal_mode = WAL; PRAGMA ${ATTACHED_SCHEMA}.synchronous = OFF; PRAGMA ${ATTACHED_SCHEMA}.cache_size = -${cacheKilobytes}`,
      )
      return connection
    } catch (error) {
      // A file that is still attached is closed with the connection.
      database.close()
      throw error
    }
  }

  close(): void {
    for (const database of this.#idle.splice(0)) database.close()
  }
}

/**
 * An open database. Statements name its tables without a schema, except statements that create a table: those need `HELD`. After
 * `close` it rejects every call, because the driver's connection may hold another world's database by then.
 */
export class Connection {
  readonly #done: () => void
  /** Null after `close`. */
  #database: Database.Database | null

  /** @param done called after the database is detached */
  constructor(database: Database.Database, done: () => void) {
    this.#database = database
    this.#done = done
  }

  /** @throws Error after `close`; prepared statements must not be used after it either */
  prepare(sql: string): Database.Statement {
    return this.#opened().prepare(sql)
  }

  /** @throws Error after `close` */
  exec(script: string): void {
    this.#opened().exec(script)
  }

  get inTransaction(): boolean {
    return this.#database?.inTransaction ?? false
  }

  /** Closes the file. A second call does nothing. */
  close(): void {
    const database = this.#database
    this.#database = null
    if (!database) return
    try {
      database.exec(`DETACH ${ATTACHED_SCHEMA}`)
    } catch {
      // A statement or a transaction is still open: closing the connection closes the file.
      database.close()
      return
    }
    this.#done()
  }

  #opened(): Database.Database {
    if (!this.#database) throw new Error('This connection is closed.')
    return this.#database
  }
}

function openEmpty(): Database.Database {
  const database = new Database(':memory:')
  database.exec('PRAGMA wal_autocheckpoint = 256; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY')
  return database
}
