/** A response with a file instead of JSON. */
export interface SentFile {
  /** Name for the download. */
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly bytes: Uint8Array
}
