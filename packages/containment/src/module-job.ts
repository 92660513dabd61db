import type { Json } from './script-job.ts'

/** A call of a function in a module that a player wrote in place of one of the shop's. */
export interface ModuleJob {
  /** Id of the world that owns the job. Calls of one owner run one after another. */
  readonly owner: string
  /** An ES module without imports. */
  readonly code: string
  /** The function, by the name under which the module exports it; its result is the value. */
  readonly export: string
  readonly arguments: readonly Json[]
  /** A call that still waits when this is aborted is not made: it rejects with the reason. */
  readonly signal?: AbortSignal
}

/**
 * What one call may do. It is counted, not timed, so that the same call ends in the same way however busy the machine
 * is. An honest call takes some hundred steps.
 */
export const moduleLimits = {
  /** Turns of loops, calls, and what patterns try: each about one. A reaction of a promise: twenty. */
  steps: 1_000_000,
  /** For functions of the language in which no steps are counted: time that the processor spends meanwhile. */
  processorMs: 1000,
  memoryBytes: 16 * 1024 * 1024,
  stackBytes: 512 * 1024,
  outputBytes: 64 * 1024,
} as const
