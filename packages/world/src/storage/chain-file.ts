import { existsSync } from 'node:fs'
import type { ChainDatabase } from '@fruit/chain/chain-database'
import type Database from 'libsql'
import { ATTACHED_SCHEMA, type Connections } from './connections.ts'
import { DatabaseFile, type EmptyDatabase } from './database-file.ts'
import type { WorldStorage } from './world-storage.ts'

/** The chain of a world on disk. The chain uses only some dozens of statements, so this class keeps them prepared. */
export class ChainFile implements ChainDatabase {
  readonly #connection: DatabaseFile
  readonly #prepared = new Map<string, Database.Statement>()

  /**
   * @param model a chain without blocks
   * @throws DamagedWorld when the file is empty or no database; DiskFull when there is no space to create it
   */
  constructor(file: string, model: EmptyDatabase, storage: WorldStorage, connections: Connections) {
    if (!existsSync(file)) model.copyTo(file, 'chain', storage)
    this.#connection = new DatabaseFile({
      ...{ file, part: 'shop', kind: 'chain', storage, unchecked: null },
      open: () => connections.open(file, 256),
    })
  }

  check(): Iterable<void> {
    return this.#connection.checkTexts(ATTACHED_SCHEMA)
  }

  get bytes(): number {
    const [row] = this.all(`SELECT page_count * page_size AS bytes FROM ${ATTACHED_PAGES}`, []) as { bytes: number }[]
    return row!.bytes
  }

  all(sql: string, values: readonly unknown[]): unknown[] {
    return this.#connection.all(this.#statement(sql), values)
  }

  run(sql: string, values: readonly unknown[]): void {
    this.#connection.run(this.#statement(sql), values)
  }

  transaction(work: () => void): void {
    this.#connection.transaction(work)
  }

  close(): void {
    this.#prepared.clear()
    this.#connection.close()
  }

  #statement(sql: string): Database.Statement {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#connection.prepare(sql)
    this.#prepared.set(sql, statement)
    return statement
  }
}

const ATTACHED_PAGES = `pragma_page_count('${ATTACHED_SCHEMA}'), pragma_page_size('${ATTACHED_SCHEMA}')`
