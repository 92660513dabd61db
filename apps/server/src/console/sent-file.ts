/** A file that an answer brings instead of JSON. */
export interface SentFile {
  /** Name to keep it under. */
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly bytes: Uint8Array
}
