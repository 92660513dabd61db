export interface YamlJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  readonly text: string
  /** Expands aliases. Without it, a document with aliases is rejected. */
  readonly isExpanding?: boolean
  readonly limits?: Partial<YamlLimits>
}

export interface YamlLimits {
  readonly deadlineMs: number
  /** Maximum size of the document as UTF-8. */
  readonly textBytes: number
  /** Maximum nesting depth, with aliases expanded. More than 500 is never granted. */
  readonly depth: number
  /** Maximum length of the JSON text. */
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
  /** It is not valid YAML, or not accepted; the message is the parser's own text. */
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
