import { existsSync } from 'node:fs'
import type { Connections } from './connections.ts'
import { DatabaseFile, type DatabaseModel } from './database-file.ts'
import type { WorldStorage } from './world-storage.ts'

/** The tables of a vault; files of earlier versions have them too. */
export const VAULT_TABLES = `
CREATE TABLE IF NOT EXISTS Files (path TEXT PRIMARY KEY, bytes BLOB, modifiedAt INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS Secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`

/**
 * Changed files and secrets of a world, in a database that no statement of the shop reaches. It is opened at the first
 * use, because most worlds of a class never write a file.
 */
export class Vault {
  readonly #file: string
  readonly #model: DatabaseModel
  readonly #storage: WorldStorage
  readonly #connections: Connections
  #connection: DatabaseFile | null = null

  /** @param model a vault that holds nothing (`VAULT_TABLES`) */
  constructor(file: string, model: DatabaseModel, storage: WorldStorage, connections: Connections) {
    this.#file = file
    this.#model = model
    this.#storage = storage
    this.#connections = connections
  }

  all<Row>(sql: string, ...values: unknown[]): Row[] {
    if (!this.#connection && !existsSync(this.#file)) return []
    const connection = this.#open()
    return connection.all(connection.prepare(sql), values) as Row[]
  }

  run(sql: string, ...values: unknown[]): void {
    if (!this.#connection && !existsSync(this.#file)) this.#model.copyTo(this.#file, 'files', this.#storage)
    const connection = this.#open()
    connection.run(connection.prepare(sql), values)
  }

  close(): void {
    this.#connection?.close()
    this.#connection = null
  }

  #open(): DatabaseFile {
    this.#connection ??= new DatabaseFile({
      ...{ file: this.#file, part: 'shop', kind: 'files', storage: this.#storage },
      open: () => this.#connections.open(this.#file, 256),
    })
    return this.#connection
  }
}
