import type { Json } from './script-job.ts'

/** A call of a function in a player's module that replaces a function of the shop. */
export interface ModuleJob {
  /** Id of the world that owns the job. Calls of one owner run one after another. */
  readonly owner: string
  /** An ES module without imports. */
  readonly code: string
  /** Name under which the module exports the function; its result is the value. */
  readonly export: string
  readonly arguments: readonly Json[]
  /** Aborting rejects a waiting call with the reason of the signal. */
  readonly signal?: AbortSignal
}

/**
 * Limits of one call. They are counted, not timed, so that the same call has the same result regardless of the machine's load. An
 * honest call takes a few hundred steps.
 */
export const moduleLimits = {
  /** Loop iterations, calls and steps of patterns count about one each, a promise reaction twenty. */
  steps: 1_000_000,
  /** Limit for built-in functions that count no steps: processor time that passes meanwhile. */
  processorMs: 1000,
  memoryBytes: 16 * 1024 * 1024,
  stackBytes: 512 * 1024,
  outputBytes: 64 * 1024,
} as const
