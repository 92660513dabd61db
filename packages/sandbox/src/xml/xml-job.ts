export interface XmlJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  /** The document in the encoding that it declares. */
  readonly bytes: Uint8Array
  /**
   * Expands entities. This function, called on the main thread, returns the content of external entities by absolute path; there
   * are no other files. Without it, entities are not expanded, and no file is requested.
   */
  readonly files?: (path: string) => Uint8Array | undefined
  readonly limits?: Partial<XmlLimits>
}

export const xmlLimits = {
  deadlineMs: 2000,
  /** Maximum size of the document. */
  textBytes: 1024 * 1024,
  /** Approximate maximum memory of the parser. It gets 16 MiB in any case. */
  memoryBytes: 64 * 1024 * 1024,
  /** Maximum size of the document with expanded entities. */
  outputBytes: 2 * 1024 * 1024,
  /** Maximum number of files that one document may name. */
  files: 32,
  /** Maximum size of each of these files. */
  fileBytes: 1024 * 1024,
}

export type XmlLimits = Readonly<typeof xmlLimits>

export type XmlLimit = 'deadline' | 'memory' | 'stack' | 'text' | 'output' | 'files' | 'busy'

export type XmlOutcome =
  /** The document as text, without its declaration, and the paths of the files that were read for it. */
  | { readonly kind: 'value'; readonly document: string; readonly read: readonly string[] }
  /** It is not well-formed XML, or grows too fast; the message is the parser's own text. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'limit'; readonly limit: XmlLimit }

export interface XmlRequest {
  readonly bytes: Uint8Array
  /** True when entities are expanded. */
  readonly isResolving: boolean
  /** Files for external entities by path; null: the file does not exist. */
  readonly files: readonly (readonly [path: string, bytes: Uint8Array | null])[]
  readonly limits: XmlLimits
}

export type XmlEnd =
  | XmlOutcome
  /** The document names files that the request did not contain; `elapsedMs` excludes the time of preparation. */
  | { readonly kind: 'wanted'; readonly paths: readonly string[]; readonly elapsedMs: number }
