import { existsSync } from 'node:fs'
import type { Evictable, LruPool } from '@fruit/scheduling/lru-pool'
import { ATTACHED_SCHEMA } from './connections.ts'
import { DatabaseFile, type DatabaseFileOptions, type EmptyDatabase } from './database-file.ts'

type Value = string | number | null | Uint8Array

interface Options extends Omit<DatabaseFileOptions, 'unchecked'> {
  /** Content of a new file. */
  readonly model: EmptyDatabase
  /** The open databases of this kind. */
  readonly pool: LruPool
}

/**
 * A database of a world that most worlds rarely need, and that no statement of the shop reaches. The file is created at the first
 * write. It is open while it is among the most recently used ones.
 */
export class EvictableDatabase implements Evictable {
  readonly #options: Options
  #connection: DatabaseFile | null = null
  #isMade: boolean
  /** True after its texts were checked. */
  #isChecked = false

  constructor(options: Options) {
    this.#options = options
    this.#isMade = existsSync(options.file)
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
  }

  /** Runs `work` in a transaction. `work` must not await. */
  transaction(work: () => void): void {
    this.#openOrMake().transaction(work)
  }

  rest(): void {
    this.#connection?.close()
    this.#connection = null
  }

  close(): void {
    this.#options.pool.delete(this)
    this.rest()
  }

  #openOrMake(): DatabaseFile {
    const { model, file, kind, storage } = this.#options
    if (!this.#isMade) model.copyTo(file, kind, storage)
    this.#isMade = true
    return this.#open()
  }

  /** @throws DamagedWorld when the file cannot be read, and any error of the option `open` */
  #open(): DatabaseFile {
    const unchecked = this.#isChecked ? null : ATTACHED_SCHEMA
    this.#connection ??= new DatabaseFile({ ...this.#options, unchecked })
    this.#isChecked = true
    this.#options.pool.set(this, true)
    return this.#connection
  }
}
