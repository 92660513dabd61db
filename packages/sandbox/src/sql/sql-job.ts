/** A database file as bytes. */
export interface DatabaseImage {
  /** Identifies the database and its version: images with the same key have the same bytes. */
  readonly key: string
  /**
   * Reads the SQLite file and its write-ahead log. Called on the main thread right before the job starts, and only when the
   * worker does not hold this image already.
   */
  read(): { file: Uint8Array; wal: Uint8Array | null }
}

export type SqlValue = string | number | null

/**
 * A row by column name, in column order. If several columns have one name, the last one counts. Integers beyond the safe range
 * are decimal text, BLOBs are base64 text, and infinite numbers are null, as in JSON.
 */
export type SqlRow = Record<string, SqlValue>

export interface SqlJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  readonly image: DatabaseImage
  /** Text after the first statement is ignored, as in SQLite. */
  readonly text: string
  /** Values by position. Missing ones are NULL, extra ones are ignored, because a payload may remove placeholders. */
  readonly parameters: readonly SqlValue[]
  readonly limits?: Partial<SqlLimits>
  /**
   * Called with the time of the statement itself in milliseconds, without waiting time, and the length of the rows as JSON text.
   */
  readonly took?: (milliseconds: number, characters: number) => void
}

export const sqlLimits = {
  deadlineMs: 2000,
  rows: 4000,
  /** Maximum size of all rows together, approximately as JSON text. */
  resultBytes: 1024 * 1024,
  /** Maximum length of the statement as UTF-8. */
  textBytes: 64 * 1024,
  /** Maximum length of any single value, including intermediate ones. */
  valueBytes: 1024 * 1024,
}

export type SqlLimits = Readonly<typeof sqlLimits>

/** The limit of an SQL job that was reached; `busy`: the owner has too many waiting jobs. */
export type SqlLimit = 'deadline' | 'rows' | 'size' | 'memory' | 'text' | 'busy'

/** Thrown when a statement failed. The message is SQLite's own text. */
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
  /** Null when the worker holds the image with this key. */
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
