import { LRUCache } from 'lru-cache'
import type { SqlEnd, SqlLimit, SqlLimits, SqlRequest, SqlRow } from './sql-job.ts'
import type { Sqlite } from './sqlite.ts'

const ROW = 100
const DONE = 101
const INTEGER = 1
const FLOAT = 2
const TEXT = 3
const BLOB = 4

/** Maximum number of prepared statements of a loaded image: those that the shop's injectable calls repeat. */
const MAX_PREPARED_STATEMENTS = 32

/** Thrown inside the engine when a statement failed or reached a limit. */
export class SqlStopped {
  readonly end: Extract<SqlEnd, { kind: 'failed' }>

  constructor(end: Omit<Extract<SqlEnd, { kind: 'failed' }>, 'kind'>) {
    this.end = { kind: 'failed', ...end }
  }
}

export function outOfMemory(): SqlStopped {
  return new SqlStopped({ message: 'out of memory', code: 'SQLITE_NOMEM', errno: 7, limit: 'memory' })
}

interface Statement {
  readonly pointer: number
  readonly columns: readonly string[]
  readonly parameters: number
}

/** A database that is open in the engine. */
export class LoadedImage {
  readonly key: string
  readonly #sqlite: Sqlite
  readonly #db: number
  readonly #statements = new LRUCache<string, Statement>({
    max: MAX_PREPARED_STATEMENTS,
    dispose: ({ pointer }) => this.#sqlite.exports.sqlite3_finalize(pointer),
  })
  #deadline = 0

  private constructor(sqlite: Sqlite, key: string, file: Uint8Array) {
    this.key = key
    this.#sqlite = sqlite
    this.#db = sqlite.open(file, () => performance.now() > this.#deadline)
  }

  /** @throws SqlStopped when there is not enough memory for the image */
  static open(sqlite: Sqlite, key: string, file: Uint8Array): LoadedImage {
    const image = new LoadedImage(sqlite, key, file)
    if (image.#db === 0) throw outOfMemory()
    return image
  }

  /**
   * @returns the rows, as JSON text of an array of objects
   * @throws SqlStopped
   */
  run({ text, parameters, limits }: SqlRequest): string {
    if (Buffer.byteLength(text) > limits.textBytes) {
      throw tooBig(`the statement is longer than ${limits.textBytes} bytes`, 'text')
    }
    this.#deadline = performance.now() + limits.deadlineMs
    const { capi, exports } = this.#sqlite
    capi.sqlite3_limit(this.#db, capi.SQLITE_LIMIT_LENGTH, limits.valueBytes)
    const statement = this.#statement(text)
    if (!statement) return '[]'
    try {
      const count = Math.min(statement.parameters, parameters.length)
      for (let index = 1; index <= count; index++) {
        this.#check(this.#sqlite.bind(statement.pointer, index, parameters[index - 1] ?? null))
      }
      return JSON.stringify(this.#rows(statement, limits))
    } finally {
      exports.sqlite3_reset(statement.pointer)
      exports.sqlite3_clear_bindings(statement.pointer)
    }
  }

  #statement(text: string): Statement | null {
    const known = this.#statements.get(text)
    if (known) return known
    const { exports } = this.#sqlite
    const { code, statement: pointer } = this.#sqlite.prepare(this.#db, text)
    this.#check(code)
    if (pointer === 0) return null
    const columns = this.#sqlite.columnNames(pointer)
    const statement = { pointer, columns, parameters: exports.sqlite3_bind_parameter_count(pointer) }
    this.#statements.set(text, statement)
    return statement
  }

  #rows({ pointer, columns }: Statement, limits: SqlLimits): SqlRow[] {
    const { exports } = this.#sqlite
    const rows: SqlRow[] = []
    // Names count too, because every row of the result repeats them.
    const sizeOfNames = columns.reduce((sum, name) => sum + name.length + 8, 0)
    let size = 0
    for (let code = exports.sqlite3_step(pointer); code !== DONE; code = exports.sqlite3_step(pointer)) {
      if (code !== ROW) this.#check(code)
      if (rows.length >= limits.rows) throw tooBig(`the result has more than ${limits.rows} rows`, 'rows')
      const row: SqlRow = {}
      size += sizeOfNames
      for (let column = 0; column < columns.length; column++) {
        const type = exports.sqlite3_column_type(pointer, column)
        let value: string | number | null = null
        if (type === INTEGER) {
          const integer = exports.sqlite3_column_int64(pointer, column)
          value = Number(integer)
          if (!Number.isSafeInteger(value)) value = String(integer)
        } else if (type === FLOAT) {
          value = exports.sqlite3_column_double(pointer, column)
        } else if (type === TEXT) {
          const from = exports.sqlite3_column_text(pointer, column)
          value = this.#decoded('utf8', from, exports.sqlite3_column_bytes(pointer, column))
          size += value.length
        } else if (type === BLOB) {
          const from = exports.sqlite3_column_blob(pointer, column)
          value = this.#decoded('base64', from, exports.sqlite3_column_bytes(pointer, column))
          size += value.length
        }
        if (size > limits.resultBytes) throw tooBig(`the result is larger than ${limits.resultBytes} bytes`, 'size')
        row[columns[column]!] = value
      }
      rows.push(row)
    }
    return rows
  }

  #decoded(encoding: 'utf8' | 'base64', from: number, bytes: number): string {
    return this.#sqlite.memory.toString(encoding, from, from + bytes)
  }

  /** @throws SqlStopped with SQLite's message about the last failed call */
  #check(code: number): void {
    const { capi } = this.#sqlite
    if (code === capi.SQLITE_OK) return
    const primary = code & 0xff
    let limit: SqlLimit | undefined
    if (primary === capi.SQLITE_INTERRUPT) limit = 'deadline'
    else if (primary === capi.SQLITE_NOMEM) limit = 'memory'
    else if (primary === capi.SQLITE_TOOBIG) limit = 'size'
    throw new SqlStopped({
      message: capi.sqlite3_errmsg(this.#db),
      code: capi.sqlite3_js_rc_str(primary),
      errno: primary,
      limit,
    })
  }
}

function tooBig(message: string, limit: SqlLimit): SqlStopped {
  return new SqlStopped({ message, code: 'SQLITE_TOOBIG', errno: 18, limit })
}
