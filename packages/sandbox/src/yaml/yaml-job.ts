export interface YamlJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  readonly text: string
  /** Expands aliases. Without it, a document with aliases is rejected. */
  readonly isExpanding?: boolean
  readonly limits?: Partial<YamlLimits>
}

export const yamlLimits = {
  deadlineMs: 2000,
  /** Maximum size of the document as UTF-8. */
  textBytes: 1024 * 1024,
  /** Maximum nesting depth, with aliases expanded. More than 500 is never granted. */
  depth: 100,
  /** Maximum length of the JSON text. */
  outputLength: 1024 * 1024,
}

export type YamlLimits = Readonly<typeof yamlLimits>

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
