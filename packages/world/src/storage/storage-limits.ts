/** Limits of a shop's storage. Lists and files are read as a whole, so response times grow with their size. */
export interface StorageLimits {
  /** Maximum number of rows per table, and of documents per collection. */
  readonly rows: number
  /** Maximum size of the whole database in bytes. */
  readonly shopBytes: number
  /** Maximum number of files that the world itself has stored; its initial files do not count. */
  readonly files: number
  /** Maximum size of these files together in bytes. */
  readonly fileBytes: number
}
