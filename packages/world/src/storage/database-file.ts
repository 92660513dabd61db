import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import type { WriteKind } from './host-disk.ts'
import { checkTextsInSteps, hasInvalidUtf8 } from './invalid-utf8.ts'
import type { Damage } from './storage-failure.ts'
import type { WorldStorage } from './world-storage.ts'

/** The part of a driver's connection that this module uses. */
export interface OpenConnection {
  readonly inTransaction: boolean
  prepare(sql: string): Database.Statement
  exec(script: string): void
  close(): void
}

export interface DatabaseFileOptions {
  readonly file: string
  readonly part: Damage['part']
  readonly kind: WriteKind
  readonly storage: WorldStorage
  /** Opens the file, which exists and is not empty. */
  readonly open: () => OpenConnection
  /** The schema whose texts are checked now, so that the driver can read them; null when they were checked before. */
  readonly unchecked: string | null
}

/** A connection to a database of a world. Failures are classified: a failed statement, a full disk or a damaged file. */
export class DatabaseFile {
  readonly #place: DatabaseFileOptions
  readonly #connection: OpenConnection

  /** @throws DamagedWorld when the file is missing, empty or no database, or holds a text that is not UTF-8 */
  constructor(place: DatabaseFileOptions) {
    this.#place = place
    const { file, part, storage, unchecked } = place
    const size = statSync(file, { throwIfNoEntry: false })?.size
    // SQLite would treat a missing or empty file as a new database.
    if (!size) throw storage.damaged(part, file, size === 0 ? 'it is empty' : 'it is missing')
    this.#connection = storage.read(part, file, place.open)
    try {
      if (unchecked !== null && this.#read(() => hasInvalidUtf8(this.#connection, unchecked))) throw this.#invalidText()
    } catch (error) {
      this.#connection.close()
      throw error
    }
  }

  /**
   * Checks the texts like the constructor with `unchecked`, but in steps of some milliseconds when the file is large. Nothing
   * else may use the connection before the last step.
   *
   * @throws DamagedWorld when a text is not UTF-8
   */
  *checkTexts(schema: string): Generator<void, void> {
    const steps = checkTextsInSteps(this.#connection, schema, statSync(this.#place.file).size)
    for (;;) {
      const { done, value: isInvalid } = this.#read(() => steps.next())
      if (isInvalid) throw this.#invalidText()
      if (done) return
      yield
    }
  }

  /** Rows of a statement that reads, or that writes and returns rows. */
  all(statement: Database.Statement, values: readonly unknown[]): unknown[] {
    return this.#read(() => statement.all(toBindable(values)) as unknown[])
  }

  run(statement: Database.Statement, values: readonly unknown[]): Database.RunResult {
    return this.#write(() => statement.run(toBindable(values)))
  }

  execute(script: string): void {
    this.#write(() => this.#connection.exec(script))
  }

  prepare(sql: string): Database.Statement {
    return this.#read(() => this.#connection.prepare(sql))
  }

  /** Runs `work` in a transaction. `work` must not await. */
  transaction<Result>(work: () => Result): Result {
    this.execute('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.execute('COMMIT')
      return result
    } catch (error) {
      // A full disk has already rolled it back.
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK')
      throw error
    }
  }

  /** Reads the whole file. @throws DamagedWorld when a part of it is corrupt */
  check(): void {
    const { part, file, storage } = this.#place
    const rows = this.#read(() => this.#connection.prepare('PRAGMA quick_check(1)').raw().all([]) as [string][])
    if (rows[0]?.[0] !== 'ok') throw storage.damaged(part, file, rows[0]?.[0] ?? 'its check gave no answer')
  }

  close(): void {
    this.#connection.close()
  }

  #invalidText(): Error {
    const { part, file, storage } = this.#place
    return storage.damaged(part, file, 'a text in it is no UTF-8')
  }

  #read<Result>(work: () => Result): Result {
    const { part, file, storage } = this.#place
    return storage.read(part, file, work)
  }

  #write<Result>(work: () => Result): Result {
    const { part, kind, file, storage } = this.#place
    return storage.write(part, kind, file, work)
  }
}

/** Converts values to types that the driver accepts. A boolean would end the whole process. */
function toBindable(parameters: readonly unknown[]): unknown[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0
    if (value instanceof Date) return value.toISOString()
    return value ?? null
  })
}

/**
 * Opens a database on a new connection in WAL mode, so that committed writes survive the end of the process.
 *
 * @param pragmas further pragmas of the connection
 */
export function openOwnConnection(file: string, pragmas: string): Database.Database {
  const connection = new Database(file)
  try {
    connection.exec(`PRAGMA journal_mode = WAL; ${pragmas}`)
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/**
 * A database with tables and no rows. New files are copies of it, because creating tables blocks the main thread for about ten
 * milliseconds. A copy is renamed into place, so it is never incomplete, and an empty file is always a damaged one.
 */
export class EmptyDatabase {
  readonly #make: (connection: Database.Database) => void
  #bytes: Uint8Array | null = null

  /** @param make creates the tables */
  constructor(make: (connection: Database.Database) => void) {
    this.#make = make
  }

  /** @throws DiskFull when there is no space for the file */
  copyTo(file: string, kind: WriteKind, storage: WorldStorage): void {
    const bytes = this.#bytes ?? storage.disk.write(kind, () => this.#made())
    this.#bytes = bytes
    // SQLite would take leftover log files of a deleted database for a part of the new one.
    for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
    storage.disk.writeFile(kind, file, bytes)
  }

  #made(): Uint8Array {
    const folder = mkdtempSync(join(tmpdir(), 'fruit-model-'))
    try {
      const file = join(folder, 'model.db')
      const connection = new Database(file)
      try {
        connection.exec('PRAGMA synchronous = OFF')
        this.#make(connection)
        // Stored in the file, so that no connection has to change it.
        connection.exec('PRAGMA journal_mode = WAL')
      } finally {
        connection.close()
      }
      return readFileSync(file)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
