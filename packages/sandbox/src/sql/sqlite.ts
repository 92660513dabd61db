import type { CAPI, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { MemorySnapshot } from '../pool/memory-snapshot.ts'
import { isPermitted } from './sql-permissions.ts'

const PAGE = 64 * 1024
/** Maximum memory of the engine, including the database's image; exceeding it fails the statement with `out of memory`. */
const MAX_MEMORY_BYTES = 80 * 1024 * 1024
/** WebAssembly memory never shrinks, so an engine that grew beyond this is replaced. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024

const PERMIT = 0
const DENY = 1
const TRANSIENT = -1
const KEEP_READY = 1

/**
 * Functions of the WebAssembly module that are called without the package's wrappers. Some are called too often for them, and
 * others have wrappers that remember connections, which a restored memory does not have.
 */
interface Exports {
  sqlite3_malloc(bytes: number): number
  sqlite3_set_authorizer(db: number, authorizer: number, argument: number): number
  sqlite3_progress_handler(db: number, instructions: number, handler: number, argument: number): void
  sqlite3_free(pointer: number): void
  sqlite3_prepare_v3(db: number, text: number, bytes: number, flags: number, statement: number, tail: number): number
  sqlite3_finalize(statement: number): number
  sqlite3_step(statement: number): number
  sqlite3_reset(statement: number): number
  sqlite3_clear_bindings(statement: number): number
  sqlite3_bind_parameter_count(statement: number): number
  sqlite3_bind_null(statement: number, index: number): number
  sqlite3_bind_int64(statement: number, index: number, value: bigint): number
  sqlite3_bind_double(statement: number, index: number, value: number): number
  sqlite3_bind_text(statement: number, index: number, text: number, bytes: number, destructor: number): number
  sqlite3_column_count(statement: number): number
  sqlite3_column_name(statement: number, column: number): number
  sqlite3_column_type(statement: number, column: number): number
  sqlite3_column_int64(statement: number, column: number): bigint
  sqlite3_column_double(statement: number, column: number): number
  sqlite3_column_text(statement: number, column: number): number
  sqlite3_column_blob(statement: number, column: number): number
  sqlite3_column_bytes(statement: number, column: number): number
}

/** SQLite in WebAssembly: without access to host files, threads or network, and with bounded memory. */
export class Sqlite {
  readonly capi: CAPI
  readonly exports: Exports
  readonly #static: Sqlite3Static
  readonly #memory: WebAssembly.Memory
  /** The memory before the first image. */
  readonly #initial: MemorySnapshot
  /** Indexes in the function table. */
  readonly #authorizer: number
  readonly #progressHandler: number
  #isPastDeadline: () => boolean = () => false
  #view: Buffer

  private constructor(sqlite3: Sqlite3Static, memory: WebAssembly.Memory) {
    this.#static = sqlite3
    this.#memory = memory
    const { wasm } = sqlite3
    this.#authorizer = wasm.installFunction(
      'i(pipppp)',
      (_: number, action: number, subject: number, detail: number) =>
        isPermitted(action, wasm.cstrToJs(subject) || null, wasm.cstrToJs(detail)) ? PERMIT : DENY,
    )
    this.#progressHandler = wasm.installFunction('i(p)', () => (this.#isPastDeadline() ? 1 : 0))
    this.#initial = new MemorySnapshot(memory)
    this.#view = Buffer.from(memory.buffer)
    this.capi = sqlite3.capi
    this.exports = sqlite3.wasm.exports as Exports
  }

  static async start(): Promise<Sqlite> {
    // Imported dynamically, because the built code is CommonJS and this package is an ES module.
    const { default: initialise } = await import('@sqlite.org/sqlite-wasm')
    const memory = new WebAssembly.Memory({ initial: (16 * 1024 * 1024) / PAGE, maximum: MAX_MEMORY_BYTES / PAGE })
    const silent = () => undefined
    // `wasmMemory` is an option of the module that the package's types lack.
    const options = { print: silent, printErr: silent, wasmMemory: memory }
    return new Sqlite(await initialise(options), memory)
  }

  /** The engine's memory; read this again after every call into the engine, which may have replaced it. */
  get memory(): Buffer {
    if (this.#view.length === 0) this.#view = Buffer.from(this.#memory.buffer)
    return this.#view
  }

  get isBloated(): boolean {
    return this.#memory.buffer.byteLength > MAX_KEPT_BYTES
  }

  /**
   * Opens the bytes of a database file read-only, with everything forbidden that contained SQL must not do. The memory is
   * restored first, which removes the data of the previous database and any damage by its statements.
   *
   * @param isOverdue called repeatedly while a statement runs: true ends it
   * @returns the connection, or 0 when there is not enough memory for the image
   */
  open(image: Uint8Array, isOverdue: () => boolean): number {
    const { capi, exports } = this
    this.#initial.restore()
    this.#isPastDeadline = isOverdue
    const bytes = exports.sqlite3_malloc(image.length)
    if (bytes === 0 && image.length > 0) return 0
    this.memory.set(image, bytes)
    const db = this.#open()
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY
    capi.sqlite3_deserialize(db, 'main', bytes, image.length, image.length, flags)
    // Text in double quotes counts as a string when no column has that name, as in ordinary builds of SQLite.
    capi.sqlite3_db_config(db, capi.SQLITE_DBCONFIG_DQS_DML, 1, 0)
    exports.sqlite3_set_authorizer(db, this.#authorizer, 0)
    exports.sqlite3_progress_handler(db, 1000, this.#progressHandler, 0)
    return db
  }

  /**
   * Compiles the first statement of a text.
   *
   * @returns SQLite's result code, and the statement: 0 when the text holds none
   */
  prepare(db: number, text: string): { code: number; statement: number } {
    const { exports } = this
    const bytes = Buffer.byteLength(text)
    // One allocation for the pointer to the statement, the text and its terminating zero.
    const place = exports.sqlite3_malloc(bytes + 9)
    if (place === 0) return { code: this.capi.SQLITE_NOMEM, statement: 0 }
    this.memory.writeUInt32LE(0, place)
    this.memory.write(text, place + 8, bytes)
    this.memory[place + 8 + bytes] = 0
    const code = exports.sqlite3_prepare_v3(db, place + 8, bytes + 1, KEEP_READY, place, 0)
    const statement = this.memory.readUInt32LE(place)
    exports.sqlite3_free(place)
    return { code, statement }
  }

  /** @returns SQLite's result code */
  bind(statement: number, index: number, value: string | number | null): number {
    const { exports } = this
    if (value === null) return exports.sqlite3_bind_null(statement, index)
    if (typeof value === 'number') {
      return Number.isSafeInteger(value)
        ? exports.sqlite3_bind_int64(statement, index, BigInt(value))
        : exports.sqlite3_bind_double(statement, index, value)
    }
    const bytes = Buffer.byteLength(value)
    const place = exports.sqlite3_malloc(bytes + 1)
    if (place === 0) return this.capi.SQLITE_NOMEM
    this.memory.write(value, place, bytes)
    const code = exports.sqlite3_bind_text(statement, index, place, bytes, TRANSIENT)
    exports.sqlite3_free(place)
    return code
  }

  columnNames(statement: number): string[] {
    const { exports } = this
    return Array.from({ length: exports.sqlite3_column_count(statement) }, (_, column) => {
      const from = exports.sqlite3_column_name(statement, column)
      return this.memory.toString('utf8', from, this.memory.indexOf(0, from))
    })
  }

  #open(): number {
    const { capi } = this
    const { wasm } = this.#static
    const place = wasm.pstack.pointer
    try {
      const out = wasm.pstack.alloc(8)
      capi.sqlite3_open_v2(':memory:', out, capi.SQLITE_OPEN_READWRITE | capi.SQLITE_OPEN_CREATE, null as never)
      return wasm.peekPtr(out) as number
    } finally {
      wasm.pstack.restore(place)
    }
  }
}
