export interface StripJob {
  /** Id of the world that owns the job. */
  readonly owner: string
  /** A TypeScript module. */
  readonly code: string
}

/** What became of a module. Lines of the JavaScript are where they were in the TypeScript. */
export type StripOutcome =
  | { readonly kind: 'value'; readonly code: string }
  /** It is no TypeScript; `line` counts from 1. */
  | { readonly kind: 'refused'; readonly message: string; readonly line: number | null }
  | { readonly kind: 'limit'; readonly limit: 'deadline' | 'memory' | 'busy' }

/**
 * Time of the processor. A module of a thousand lines takes some milliseconds; nested guesses of the parser can take
 * for ever.
 */
export const STRIP_DEADLINE_MS = 1000

export interface StripRequest {
  readonly code: string
}

export type StripEnd =
  | { readonly kind: 'stripped'; readonly code: string }
  | { readonly kind: 'refused'; readonly message: string; readonly line: number | null }
