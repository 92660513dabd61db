/** A file of a world. */
export interface WorldFile {
  readonly bytes: Uint8Array
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number
}
