import { existsSync } from 'node:fs'
import Database from 'libsql'

const TABLES = `
CREATE TABLE IF NOT EXISTS Files (path TEXT PRIMARY KEY, bytes BLOB, modifiedAt INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS Secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`

/**
 * Changed files and secrets of a world, in a database that no statement of the shop reaches. It is opened at the first
 * use, because most worlds of a class never write a file.
 */
export class Vault {
  readonly #file: string
  #connection: Database.Database | null = null

  constructor(file: string) {
    this.#file = file
  }

  all<Row>(sql: string, ...values: unknown[]): Row[] {
    if (!this.#connection && !existsSync(this.#file)) return []
    return this.#open().prepare(sql).all(values) as Row[]
  }

  run(sql: string, ...values: unknown[]): void {
    this.#open().prepare(sql).run(values)
  }

  close(): void {
    this.#connection?.close()
    this.#connection = null
  }

  #open(): Database.Database {
    if (!this.#connection) {
      this.#connection = new Database(this.#file)
      this.#connection.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -256; PRAGMA wal_autocheckpoint = 256;',
      )
      this.#connection.exec(TABLES)
    }
    return this.#connection
  }
}
