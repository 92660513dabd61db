export interface StripJob {
  /** Id of the world that owns the job. */
  readonly owner: string
  /** A TypeScript module. */
  readonly code: string
}

/** The outcome for a module. Lines of the JavaScript have the same numbers as in the TypeScript. */
export type StripOutcome =
  | { readonly kind: 'value'; readonly code: string }
  /** It is not valid TypeScript; `line` counts from 1. */
  | { readonly kind: 'refused'; readonly message: string; readonly line: number | null }
  | { readonly kind: 'limit'; readonly limit: 'deadline' | 'memory' | 'busy' }

/** Processor time. A module of a thousand lines takes some milliseconds; nested guesses of the parser can take extremely long. */
export const STRIP_DEADLINE_MS = 1000

export interface StripRequest {
  readonly code: string
}
