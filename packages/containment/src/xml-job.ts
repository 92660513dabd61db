export interface XmlJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  /** The document as it came, in whatever encoding it says. */
  readonly bytes: Uint8Array
  /**
   * Puts entities in their places. What external ones stand for is asked of this function, by absolute path, on the
   * main thread: nothing else is a file there. Without it no entity is put in its place, and no file is asked for.
   */
  readonly files?: (path: string) => Uint8Array | undefined
  readonly limits?: Partial<XmlLimits>
}

export interface XmlLimits {
  readonly deadlineMs: number
  /** Size of the document. */
  readonly textBytes: number
  /** What the parser may allocate, about. It gets 16 MiB in any case. */
  readonly memoryBytes: number
  /** Size of the document with its entities in their places. */
  readonly outputBytes: number
  /** How many files one document may name. */
  readonly files: number
  /** Size of any of them. */
  readonly fileBytes: number
}

export const xmlLimits: XmlLimits = {
  deadlineMs: 2000,
  textBytes: 1024 * 1024,
  memoryBytes: 64 * 1024 * 1024,
  outputBytes: 2 * 1024 * 1024,
  files: 32,
  fileBytes: 1024 * 1024,
}

export type XmlLimit = 'deadline' | 'memory' | 'stack' | 'text' | 'output' | 'files' | 'busy'

export type XmlOutcome =
  /** The document as text, without its declaration, and the paths of the files that were read for it. */
  | { readonly kind: 'value'; readonly document: string; readonly read: readonly string[] }
  /** It is no XML, or grows beyond measure; the message is the parser's own text. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'limit'; readonly limit: XmlLimit }

export interface XmlRequest {
  readonly bytes: Uint8Array
  /** Entities are put in their places. */
  readonly isResolving: boolean
  /** Files that the document may be made of, by path; null: there is none. */
  readonly files: readonly (readonly [path: string, bytes: Uint8Array | null])[]
  readonly limits: XmlLimits
}

export type XmlEnd =
  | { readonly kind: 'document'; readonly document: string; readonly read: readonly string[] }
  | { readonly kind: 'unreadable'; readonly message: string }
  /** The document names files that did not come with it; `tookMs`: without what getting ready took. */
  | { readonly kind: 'wanted'; readonly paths: readonly string[]; readonly tookMs: number }
  | { readonly kind: 'xml-limit'; readonly limit: 'deadline' | 'memory' | 'stack' | 'output' }
