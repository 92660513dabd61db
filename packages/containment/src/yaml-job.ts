export interface YamlJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  readonly text: string
  /** Writes out what aliases stand for. Without it a document with aliases is refused. */
  readonly isExpanding?: boolean
  readonly limits?: Partial<YamlLimits>
}

export interface YamlLimits {
  readonly deadlineMs: number
  /** Size of the document as UTF-8. */
  readonly textBytes: number
  /** How deep it may be nested, aliases written out. More than 500 is never granted. */
  readonly depth: number
  /** Length of the JSON text. */
  readonly outputLength: number
}

export const yamlLimits: YamlLimits = {
  deadlineMs: 2000,
  textBytes: 1024 * 1024,
  depth: 100,
  outputLength: 1024 * 1024,
}

export type YamlOutcome =
  /** The document as JSON text. */
  | { readonly kind: 'value'; readonly json: string }
  /** It is no YAML, or not what is taken; the message is the parser's own text. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'limit'; readonly limit: 'deadline' | 'memory' | 'text' | 'depth' | 'output' | 'busy' }

export interface YamlRequest {
  readonly text: string
  readonly isExpanding: boolean
  readonly limits: YamlLimits
}

export type YamlEnd =
  | { readonly kind: 'json'; readonly json: string }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'yaml-limit'; readonly limit: 'depth' | 'output' }
