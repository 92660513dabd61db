import { existsSync } from 'node:fs'
import type { Evictable, LruPool } from '@fruit/scheduling/lru-pool'
import { ATTACHED_SCHEMA, type Connections } from './connections.ts'
import { DatabaseFile, type EmptyDatabase } from './database-file.ts'
import type { WorldStorage } from './world-storage.ts'

/** The tables of a vault; files of earlier versions have them too. */
export const VAULT_TABLES = `
CREATE TABLE IF NOT EXISTS Files (path TEXT PRIMARY KEY, bytes BLOB, modifiedAt INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS Secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`

interface VaultOptions {
  readonly file: string
  /** An empty vault (`VAULT_TABLES`). */
  readonly model: EmptyDatabase
  readonly storage: WorldStorage
  readonly connections: Connections
  /** The open vaults. */
  readonly awake: LruPool
}

/**
 * Changed files and secrets of a world, in a database that no statement of the shop reaches. The file is created at the first
 * write, because most worlds of a class never write a file. It is open while the vault is among the most recently used ones.
 */
export class Vault implements Evictable {
  readonly #place: VaultOptions
  #connection: DatabaseFile | null = null
  #isMade: boolean
  /** True after its texts were checked. */
  #isChecked = false

  constructor(place: VaultOptions) {
    this.#place = place
    this.#isMade = existsSync(place.file)
  }

  all<Row>(sql: string, ...values: unknown[]): Row[] {
    if (!this.#isMade) return []
    const connection = this.#open()
    return connection.all(connection.prepare(sql), values) as Row[]
  }

  run(sql: string, ...values: unknown[]): void {
    const { file, model, storage } = this.#place
    if (!this.#isMade) model.copyTo(file, 'files', storage)
    this.#isMade = true
    const connection = this.#open()
    connection.run(connection.prepare(sql), values)
  }

  rest(): void {
    this.#connection?.close()
    this.#connection = null
  }

  close(): void {
    this.#place.awake.delete(this)
    this.rest()
  }

  /** @throws DamagedWorld when the file cannot be read */
  #open(): DatabaseFile {
    const { file, storage, connections, awake } = this.#place
    this.#connection ??= new DatabaseFile({
      ...{ file, part: 'shop', kind: 'files', storage, unchecked: this.#isChecked ? null : ATTACHED_SCHEMA },
      open: () => connections.open(file, 256),
    })
    this.#isChecked = true
    awake.set(this, true)
    return this.#connection
  }
}
