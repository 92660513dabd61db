/** A response with a file instead of JSON. */
export interface SentFile {
  /** Name for the download. */
  readonly name: string
  /** Media type. */
  readonly type: string
  /** The bytes, or a text that is sent while it is written. */
  readonly content: Uint8Array | AsyncIterable<string>
}
