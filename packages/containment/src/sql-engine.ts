import { SqlFailure, type SqlLimit, type SqlLimits, type SqlRow } from './sql-job.ts'
import { Sqlite } from './sqlite.ts'
import { mergeLog } from './wal.ts'
import type { SqlRequest } from './wire.ts'

const ROW = 100
const DONE = 101
const INTEGER = 1
const FLOAT = 2
const TEXT = 3
const BLOB = 4

/** Statements kept ready for a loaded image; the shop's own injectable ones are fewer. */
const STATEMENTS_KEPT = 32

interface Statement {
  readonly pointer: number
  readonly columns: readonly string[]
  readonly parameters: number
}

/**
 * Runs single statements on images of databases. It holds one image at a time, so two worlds are never open in one
 * engine, and throws the whole engine away after running out of memory or breaking.
 */
export class SqlEngine {
  #sqlite: Sqlite | null = null
  #image: LoadedImage | null = null

  /** Key of the image that is loaded. */
  get holds(): string | null {
    return this.#image?.key ?? null
  }

  /**
   * @param request its `image` may be left out when `holds` is its key
   * @returns the rows, as JSON text of an array of objects
   * @throws SqlFailure
   */
  async run(request: SqlRequest): Promise<string> {
    this.#sqlite ??= await Sqlite.start()
    try {
      return this.#load(this.#sqlite, request).run(request)
    } catch (error) {
      if (error instanceof SqlFailure && error.limit !== 'memory') throw error
      this.#discard()
      if (error instanceof SqlFailure) throw error
      // The engine itself broke, such as by a statement nested deeper than its stack.
      throw new SqlFailure('internal error', { code: 'SQLITE_INTERNAL', errno: 2, sql: request.text })
    } finally {
      if (this.#sqlite?.isBloated) this.#discard()
    }
  }

  #load(sqlite: Sqlite, { key, image, text }: SqlRequest): LoadedImage {
    if (this.#image?.key === key) return this.#image
    this.#image?.close()
    this.#image = null
    if (!image) throw new TypeError(`The image "${key}" is not loaded, and the request does not bring it.`)
    this.#image = LoadedImage.open(sqlite, key, mergeLog(image.file, image.wal), text)
    return this.#image
  }

  #discard(): void {
    this.#sqlite = null
    this.#image = null
  }
}

class LoadedImage {
  readonly key: string
  readonly #sqlite: Sqlite
  readonly #db: number
  readonly #statements = new Map<string, Statement>()
  #deadline = 0

  private constructor(sqlite: Sqlite, key: string, file: Uint8Array) {
    this.key = key
    this.#sqlite = sqlite
    this.#db = sqlite.open(file, () => performance.now() > this.#deadline)
  }

  static open(sqlite: Sqlite, key: string, file: Uint8Array, sql: string): LoadedImage {
    const image = new LoadedImage(sqlite, key, file)
    if (image.#db === 0) throw new SqlFailure('out of memory', { code: 'SQLITE_NOMEM', errno: 7, sql, limit: 'memory' })
    return image
  }

  run({ text, parameters, limits }: SqlRequest): string {
    if (Buffer.byteLength(text) > limits.textBytes) {
      throw tooBig(text, `the statement is longer than ${limits.textBytes} bytes`, 'text')
    }
    this.#deadline = performance.now() + limits.deadlineMs
    const { capi } = this.#sqlite
    capi.sqlite3_limit(this.#db, capi.SQLITE_LIMIT_LENGTH, limits.valueBytes)
    const statement = this.#statement(text)
    if (!statement) return '[]'
    const { exports } = this.#sqlite
    try {
      const count = Math.min(statement.parameters, parameters.length)
      for (let index = 1; index <= count; index++) {
        const code = this.#sqlite.bind(statement.pointer, index, parameters[index - 1] ?? null)
        if (code !== capi.SQLITE_OK) throw this.#failure(text)
      }
      return JSON.stringify(this.#rows(statement, text, limits))
    } finally {
      exports.sqlite3_reset(statement.pointer)
      exports.sqlite3_clear_bindings(statement.pointer)
    }
  }

  close(): void {
    for (const { pointer } of this.#statements.values()) this.#sqlite.exports.sqlite3_finalize(pointer)
    this.#sqlite.capi.sqlite3_close_v2(this.#db)
  }

  #statement(text: string): Statement | null {
    const known = this.#statements.get(text)
    if (known) return known
    const { code, statement: pointer } = this.#sqlite.prepare(this.#db, text)
    if (code !== this.#sqlite.capi.SQLITE_OK) throw this.#failure(text)
    if (pointer === 0) return null
    const { exports } = this.#sqlite
    for (const [oldest, { pointer }] of this.#statements) {
      if (this.#statements.size < STATEMENTS_KEPT) break
      exports.sqlite3_finalize(pointer)
      this.#statements.delete(oldest)
    }
    const statement = {
      pointer,
      columns: this.#sqlite.columnNames(pointer),
      parameters: exports.sqlite3_bind_parameter_count(pointer),
    }
    this.#statements.set(text, statement)
    return statement
  }

  #rows({ pointer, columns }: Statement, sql: string, limits: SqlLimits): SqlRow[] {
    const { exports } = this.#sqlite
    const rows: SqlRow[] = []
    const overhead = columns.reduce((sum, name) => sum + name.length + 8, 0)
    let size = 0
    for (let code = exports.sqlite3_step(pointer); code !== DONE; code = exports.sqlite3_step(pointer)) {
      if (code !== ROW) throw this.#failure(sql)
      if (rows.length === limits.rows) throw tooBig(sql, `the result has more than ${limits.rows} rows`, 'rows')
      const row: SqlRow = {}
      size += overhead
      for (let column = 0; column < columns.length; column++) {
        const type = exports.sqlite3_column_type(pointer, column)
        let value: string | number | null = null
        if (type === INTEGER) {
          const integer = exports.sqlite3_column_int64(pointer, column)
          value = Number(integer)
          if (!Number.isSafeInteger(value)) value = String(integer)
        } else if (type === FLOAT) {
          value = exports.sqlite3_column_double(pointer, column)
        } else if (type === TEXT || type === BLOB) {
          const from =
            type === TEXT ? exports.sqlite3_column_text(pointer, column) : exports.sqlite3_column_blob(pointer, column)
          const bytes = exports.sqlite3_column_bytes(pointer, column)
          size += bytes
          if (size <= limits.resultBytes) {
            value = this.#sqlite.memory.toString(type === TEXT ? 'utf8' : 'base64', from, from + bytes)
          }
        }
        row[columns[column]!] = value
      }
      if (size > limits.resultBytes) {
        throw tooBig(sql, `the result is larger than ${limits.resultBytes} bytes`, 'size')
      }
      rows.push(row)
    }
    return rows
  }

  /** What SQLite says about the call that failed last. */
  #failure(sql: string): SqlFailure {
    const { capi } = this.#sqlite
    const errno = capi.sqlite3_extended_errcode(this.#db)
    const primary = errno & 0xff
    let limit: SqlLimit | undefined
    if (primary === capi.SQLITE_INTERRUPT) limit = 'deadline'
    else if (primary === capi.SQLITE_NOMEM) limit = 'memory'
    else if (primary === capi.SQLITE_TOOBIG) limit = 'size'
    const code = capi.sqlite3_js_rc_str(errno) ?? capi.sqlite3_js_rc_str(primary)
    return new SqlFailure(capi.sqlite3_errmsg(this.#db), { code, errno, sql, limit })
  }
}

function tooBig(sql: string, message: string, limit: SqlLimit): SqlFailure {
  return new SqlFailure(message, { code: 'SQLITE_TOOBIG', errno: 18, sql, limit })
}
