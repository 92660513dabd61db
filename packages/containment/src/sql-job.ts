/** A database file as bytes. */
export interface DatabaseImage {
  /** Same key, same bytes; so it names the database and its version. */
  readonly key: string
  /**
   * The SQLite file and its write-ahead log. Called on the main thread right before the job starts, and only when the
   * worker that takes it does not hold this image already.
   */
  read(): { file: Uint8Array; wal: Uint8Array | null }
}

export type SqlValue = string | number | null

/**
 * A row by column name, in column order; of columns with one name the last one stands. Integers beyond the safe range
 * are decimal text, BLOBs are base64 text, and infinite numbers are null, as they would be in any JSON answer.
 */
export type SqlRow = Record<string, SqlValue>

export interface SqlJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  readonly image: DatabaseImage
  /** What follows the first statement is ignored, as SQLite does. */
  readonly text: string
  /** Values by position. Missing ones are NULL, extra ones are ignored: a payload may cut placeholders off. */
  readonly parameters: readonly SqlValue[]
  readonly limits?: Partial<SqlLimits>
  /** Told how many milliseconds the statement itself ran, without what it waited for, and the length of the rows as JSON text. */
  readonly took?: (milliseconds: number, characters: number) => void
}

export interface SqlLimits {
  readonly deadlineMs: number
  readonly rows: number
  /** Size of all rows together, about as large as their JSON text. */
  readonly resultBytes: number
  /** Length of the statement as UTF-8. */
  readonly textBytes: number
  /** Length of any single value, also of intermediate ones. */
  readonly valueBytes: number
}

export const sqlLimits: SqlLimits = {
  deadlineMs: 2000,
  rows: 4000,
  resultBytes: 1024 * 1024,
  textBytes: 64 * 1024,
  valueBytes: 1024 * 1024,
}

/** Which limit of a SQL job was reached; `busy`: too many jobs of this owner wait already. */
export type SqlLimit = 'deadline' | 'rows' | 'size' | 'memory' | 'text' | 'busy'

/** A statement failed. The message is SQLite's own text. */
export class SqlFailure extends Error {
  override readonly name = 'SqlFailure'
  /** SQLite's name of the result code, such as `SQLITE_ERROR`. */
  readonly code: string
  /** SQLite's result code as a number. */
  readonly errno: number
  readonly sql: string
  readonly limit?: SqlLimit

  constructor(message: string, details: { code: string; errno: number; sql: string; limit?: SqlLimit | undefined }) {
    super(message)
    this.code = details.code
    this.errno = details.errno
    this.sql = details.sql
    if (details.limit) this.limit = details.limit
  }
}

export interface SqlRequest {
  readonly key: string
  /** Null when the worker holds the image of this key. */
  readonly image: { readonly file: Uint8Array; readonly wal: Uint8Array | null } | null
  readonly text: string
  readonly parameters: readonly SqlValue[]
  readonly limits: SqlLimits
}

export type SqlEnd =
  /** A JSON array of objects. */
  | { readonly kind: 'rows'; readonly rows: string; readonly milliseconds: number }
  | {
      readonly kind: 'failed'
      readonly message: string
      readonly code: string
      readonly errno: number
      readonly limit: SqlLimit | undefined
    }
