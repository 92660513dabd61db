import { readFileSync } from 'node:fs'
import type { DatabaseImage } from '@fruit/containment/containment'
import Database from 'libsql'
import type { Connection, Connections } from './connections.ts'
import type { Query } from './query.ts'

/** Prepared statements kept per connection; the shop has a few hundred, a busy world uses some dozens. */
const PREPARED_LIMIT = 128

/**
 * One world's shop database: one synchronous connection for statements of our own.
 *
 * It executes SQL of this repository only, with bound values. SQL that an attacker can influence goes to the
 * containment (see `World.query`), because this driver can read and write files of the host.
 */
export class ShopDatabase {
  readonly #connection: Pick<Connection, 'prepare' | 'exec' | 'close'>
  readonly #prepared = new Map<string, Database.Statement>()
  readonly #file: string
  readonly #name: string
  #changes = 0

  /**
   * @param file path of the SQLite file, made when it is missing
   * @param name unique among all open databases of the process; part of the key of its images
   * @param connections where the database gets its connection from; null: it has one of its own, and is there to make tables
   */
  constructor(file: string, name: string, connections: Connections | null) {
    this.#file = file
    this.#name = name
    // A small cache keeps a thousand open worlds affordable.
    this.#connection = connections ? connections.open(file, 512) : ofItsOwn(file)
  }

  /** Rows of a query, in order. */
  all<Row>(query: Query<Row>): Row[] {
    return this.#statement(query.sql).all(bindable(query.parameters)) as Row[]
  }

  /** The first row of a query, or undefined. */
  first<Row>(query: Query<Row>): Row | undefined {
    return this.all(query)[0]
  }

  /** Carries out a statement that writes; gives the count of changed rows and the id of the last inserted one. */
  run(query: Query): { changes: number; lastId: number } {
    this.#changes++
    const result = this.#statement(query.sql).run(bindable(query.parameters))
    return { changes: result.changes, lastId: Number(result.lastInsertRowid) }
  }

  /** Several statements of our own text, without values: for schemas. */
  execute(script: string): void {
    this.#changes++
    this.#connection.exec(script)
  }

  /** Runs `work` in a transaction. `work` must not await. */
  transaction<Result>(work: () => Result): Result {
    this.#connection.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#connection.exec('COMMIT')
      return result
    } catch (error) {
      this.#connection.exec('ROLLBACK')
      throw error
    }
  }

  /** Grows with every write through this connection. */
  get version(): number {
    return this.#changes
  }

  /** The database as bytes, for engines that must not touch the file. Read only when it is needed. */
  image(): DatabaseImage {
    return {
      key: `${this.#name}@${this.#changes}`,
      read: () => ({ file: readFileSync(this.#file), wal: readIfThere(`${this.#file}-wal`) }),
    }
  }

  close(): void {
    this.#prepared.clear()
    this.#connection.close()
  }

  #statement(sql: string): Database.Statement {
    const known = this.#prepared.get(sql)
    if (known) return known
    if (this.#prepared.size >= PREPARED_LIMIT) {
      const oldest = this.#prepared.keys().next()
      if (!oldest.done) this.#prepared.delete(oldest.value)
    }
    const statement = this.#connection.prepare(sql)
    this.#prepared.set(sql, statement)
    return statement
  }
}

function ofItsOwn(file: string): Database.Database {
  const database = new Database(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON')
  return database
}

function bindable(parameters: readonly unknown[]): unknown[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0
    if (value instanceof Date) return value.toISOString()
    return value ?? null
  })
}

function readIfThere(file: string): Uint8Array | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
