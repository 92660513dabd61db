import { readFileSync } from 'node:fs'
import type { DatabaseImage } from '@fruit/sandbox/containment'
import { createLruCache } from '@fruit/scheduling/lru-cache'
import type Database from 'libsql'
import { messageWith } from '../texts/texts.ts'
import { HttpError } from '../visits/http-error.ts'
import { ATTACHED_SCHEMA, type Connections } from './connections.ts'
import { DatabaseFile, openOwnConnection } from './database-file.ts'
import type { Query } from './query.ts'
import type { StorageLimits } from './storage-limits.ts'
import type { WorldStorage } from './world-storage.ts'

/** Prepared statements kept per connection; the shop has a few hundred, a busy world uses some dozens. */
const MAX_PREPARED_STATEMENTS = 128
/** Bytes per page of a database. */
const PAGE_BYTES = 4096
/**
 * Statements with at most this many characters of text do not check the size of the database; the limit of rows suffices for
 * them.
 */
const LONG_TEXT_CHARACTERS = 1000
/**
 * A statement that writes to one table. A write in a shop never changes a second table, because there are no triggers and no
 * cascading references.
 */
const WRITE_STATEMENT =
  /^\s*(?:(?:insert|replace)(?:\s+or\s+\w+)?\s+into|update(?:\s+or\s+\w+)?|delete\s+from)\s+["`]?(\w+)/i
/** Text of statements whose result depends on more than the tables that they name, or on the time. */
const GLOBAL_DEPENDENCY = /sqlite_|pragma|dbstat|random|now|current_|changes|last_insert/
const INSERTION = /^\s*insert\s+(?:or\s+\w+\s+)?into\s+["`]?(\w+)/i

type DatabaseLimits = Pick<StorageLimits, 'rows' | 'shopBytes'>

/** Thrown when a shop has reached its limit of rows or bytes. */
export class ShopFullError extends HttpError {
  constructor({ rows, shopBytes }: DatabaseLimits) {
    super(
      413,
      messageWith(
        'Your shop has no room for more of these: it keeps {{rows}} of each kind, and {{megabytes}} MB of all together. Delete some, or open a new shop.',
        { rows, megabytes: Math.floor(shopBytes / 1024 ** 2) },
      ),
      { name: 'ShopIsFull', isForeseen: true },
    )
  }
}

/**
 * One world's shop database: one synchronous connection for statements of this repository.
 *
 * It runs only SQL of this repository, with bound values. SQL that an attacker can influence runs in the containment (see
 * `World.query`), because this driver can read and write files of the host.
 */
export class ShopDatabase {
  readonly #connection: DatabaseFile
  readonly #prepared = createLruCache<string, Database.Statement>(MAX_PREPARED_STATEMENTS)
  readonly #file: string
  readonly #name: string
  readonly #room: DatabaseLimits | null
  /** Upper bound of the number of rows of each table that was written to. */
  readonly #rows = new Map<string, number>()
  #changes = 0
  /** Number of writes per table, by table name in lower case; and number of writes that may concern any table. */
  readonly #writes = new Map<string, number>()
  #otherWrites = 0

  /**
   * @param file path of the SQLite file
   * @param name unique among all open databases of the process; part of the key of its images
   * @param shop storage limits and pool of connections; null: unlimited, with a connection of its own, to create tables
   * @throws DamagedWorld when the file is missing, empty, or no database
   */
  constructor(
    file: string,
    name: string,
    storage: WorldStorage,
    shop: { room: DatabaseLimits; connections: Connections } | null,
  ) {
    this.#file = file
    this.#name = name
    this.#room = shop?.room ?? null
    this.#connection = new DatabaseFile({
      ...{ file, part: 'shop', kind: 'shop', storage, unchecked: shop ? ATTACHED_SCHEMA : null },
      // A small cache keeps the memory of a thousand open worlds low.
      open: () => (shop ? shop.connections.open(file, 512) : openOwnConnection(file, 'PRAGMA foreign_keys = ON')),
    })
  }

  /** Rows of a query, in order. */
  all<Row>(query: Query<Row>): Row[] {
    return this.#connection.all(this.#statement(query.sql), query.parameters) as Row[]
  }

  /** The first row of a query, or undefined. */
  first<Row>(query: Query<Row>): Row | undefined {
    return this.all(query)[0]
  }

  /**
   * Runs a statement that writes; returns the number of changed rows and the id of the last inserted one.
   *
   * @throws ShopFullError when it adds a row to a table that has reached its limit
   */
  run(query: Query): { changes: number; lastId: number } {
    const table = INSERTION.exec(query.sql)?.[1]
    // The caller counts rows of statements that may replace one.
    if (table !== undefined && !query.sql.includes('on conflict'))
      this.reserveRow(
        table,
        () => this.first<{ count: number }>({ sql: `SELECT count(*) AS count FROM "${table}"`, parameters: [] })!.count,
      )
    if (textLength(query.parameters) > LONG_TEXT_CHARACTERS) this.#admitText()
    this.#count(WRITE_STATEMENT.exec(query.sql)?.[1])
    const result = this.#connection.run(this.#statement(query.sql), query.parameters)
    return { changes: result.changes, lastId: Number(result.lastInsertRowid) }
  }

  /**
   * Checks that a table may have one more row, and counts the row. Lists are read as a whole, so response times grow with the
   * number of rows.
   *
   * @param table its name, or a key for a part of it that has its own limit
   * @param count returns the number of rows; called only when there may be too many
   * @throws ShopFullError
   */
  reserveRow(table: string, count: () => number): void {
    if (!this.#room) return
    let rows = this.#rows.get(table)
    if (rows === undefined || rows >= this.#room.rows) rows = count()
    this.#rows.set(table, rows)
    if (rows >= this.#room.rows) throw new ShopFullError(this.#room)
    this.#rows.set(table, rows + 1)
  }

  /** @throws ShopFullError when the database is too large for another long text */
  #admitText(): void {
    if (!this.#room) return
    const pages = (which: string) => {
      const [row] = this.all<Record<string, number>>({ sql: `PRAGMA ${ATTACHED_SCHEMA}.${which}`, parameters: [] })
      return Number(Object.values(row!)[0])
    }
    const all = pages('page_count')
    const most = this.#room.shopBytes / PAGE_BYTES
    if (all > most && all - pages('freelist_count') > most) throw new ShopFullError(this.#room)
  }

  /** Runs several statements of this repository without values: for schemas. */
  execute(script: string): void {
    this.#count(undefined)
    this.#connection.execute(script)
  }

  #count(table: string | undefined): void {
    this.#changes++
    if (table === undefined) this.#otherWrites++
    else this.#writes.set(table.toLowerCase(), (this.#writes.get(table.toLowerCase()) ?? 0) + 1)
  }

  /** Runs `work` in a transaction. `work` must not await. */
  transaction<Result>(work: () => Result): Result {
    return this.#connection.transaction(work)
  }

  /** Grows with every write through this connection. */
  get version(): number {
    return this.#changes
  }

  /**
   * Grows with every write through this connection that can change the result of a statement. A statement that reads a table
   * contains the table's name: SQLite has no other way to refer to it, and a shop has no views.
   */
  versionFor(sql: string): number {
    const text = sql.toLowerCase()
    if (GLOBAL_DEPENDENCY.test(text)) return this.#changes
    let version = this.#otherWrites
    for (const [table, writes] of this.#writes) if (text.includes(table)) version += writes
    return version
  }

  /** The database as bytes, for engines that must not touch the file. Read only when it is needed. */
  image(): DatabaseImage {
    return {
      key: `${this.#name}@${this.#changes}`,
      read: () => ({ file: readFileSync(this.#file), wal: readIfThere(`${this.#file}-wal`) }),
    }
  }

  /** Reads the whole file. @throws DamagedWorld when a part of it is corrupt */
  check(): void {
    this.#connection.check()
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

/** Total number of characters of a statement's text values. */
function textLength(parameters: readonly unknown[]): number {
  return parameters.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)
}

function readIfThere(file: string): Uint8Array | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
