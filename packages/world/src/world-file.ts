/** A file as a world holds it. */
export interface WorldFile {
  readonly bytes: Uint8Array
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number
}
