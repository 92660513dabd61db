import Database from 'libsql'

/** Name of the database in its connection; that of the connection itself, `main`, is an empty one in memory. */
export const HELD = 'held'
/** Connections that wait for their next database; more are not worth their memory. */
const MOST_IDLE = 64

/**
 * Connections for databases that are opened and closed by the hundreds. The driver closes a file when the last statement
 * that was prepared on its connection is garbage, which may be a minute later, with all files of that minute at once. So
 * a connection opens nothing itself: a database is attached to it, and detached from it to be closed at once (decision
 * 30).
 */
export class Connections {
  readonly #idle: Database.Database[] = []

  /**
   * Opens a database, which is made when it is missing.
   *
   * Its log of writes survives the end of the process. Nothing waits for the disk: the system writes on by itself, and
   * only a computer that fails can lose what was answered within the last half minute.
   *
   * @param cacheKilobytes of pages that are kept in memory
   */
  open(file: string, cacheKilobytes: number): Connection {
    const database = this.#idle.pop() ?? bare()
    const connection = new Connection(database, () => {
      if (this.#idle.length >= MOST_IDLE) database.close()
      else this.#idle.push(database)
    })
    try {
      connection.exec(`ATTACH '${file.replaceAll("'", "''")}' AS ${HELD}`)
      connection.exec(
        `PRAGMA ${HELD}.journal_mode = WAL; PRAGMA ${HELD}.synchronous = OFF; PRAGMA ${HELD}.cache_size = -${cacheKilobytes}`,
      )
      return connection
    } catch (error) {
      // Whatever is left of it goes with the connection.
      database.close()
      throw error
    }
  }

  close(): void {
    for (const database of this.#idle.splice(0)) database.close()
  }
}

/**
 * An open database. Names of its tables need no schema in front, except where one is made: then it is `HELD`. After
 * `close` it refuses everything, because the driver's connection may hold the database of another world by then.
 */
export class Connection {
  readonly #done: () => void
  /** Null after `close`. */
  #database: Database.Database | null

  /** @param done called when the database is detached */
  constructor(database: Database.Database, done: () => void) {
    this.#database = database
    this.#done = done
  }

  /** @throws Error after `close`; the statement itself must not be used after it either */
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
      database.exec(`DETACH ${HELD}`)
    } catch {
      // A statement or a transaction is not over: the file is closed when the connection is.
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

function bare(): Database.Database {
  const database = new Database(':memory:')
  database.exec('PRAGMA wal_autocheckpoint = 256; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY')
  return database
}
