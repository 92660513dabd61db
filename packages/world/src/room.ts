/** How much a shop keeps. Lists are read, and files shown, as a whole: the more there is, the longer everybody waits. */
export interface Room {
  /** Rows of a table, and documents of a collection. */
  readonly rows: number
  /** Bytes of the database as a whole. */
  readonly shopBytes: number
  /** Files of the world's own; its initial files do not count. */
  readonly files: number
  /** Bytes of these files together. */
  readonly fileBytes: number
}
