export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

export interface ScriptJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  /** A script, whose last expression is its value; or, when `call` is set, an ES module without imports. */
  readonly code: string
  /** Calls a function that the module exports; its result is the value. */
  readonly call?: { readonly export: string; readonly arguments: readonly Json[] }
  /** Global variables of the script, copied in. */
  readonly globals?: Readonly<Record<string, Json>>
  /** Provides a `console` to the script; its lines are returned with the value. */
  readonly console?: boolean
  readonly limits?: Partial<ScriptLimits>
  /**
   * Limits in steps; without it, only the time is limited. With it, the deadline, which is still needed for code that counts no
   * steps, uses processor time.
   */
  readonly budget?: ScriptBudget
}

/** Limits in steps: the same script ends in the same way on every machine. */
export interface ScriptBudget {
  /** Loop iterations and calls count about one each, promise reactions twenty. */
  readonly steps: number
  /** Steps of all patterns together. */
  readonly patternSteps: number
}

export const scriptLimits = {
  deadlineMs: 2000,
  /** Approximate memory of the script. It gets about 10 MiB in any case, and never more than 100 MiB. */
  memoryBytes: 16 * 1024 * 1024,
  /** Maximum stack size. More than 512 KiB is never granted. */
  stackBytes: 512 * 1024,
  /**
   * Maximum size of the value and the console's lines together, as JSON text. A value nested more than 1000 levels deep exceeds
   * it, too.
   */
  outputBytes: 256 * 1024,
}

export type ScriptLimits = Readonly<typeof scriptLimits>

/**
 * The outcome of a script. A value is converted through JSON: functions become undefined, non-finite numbers null, and keys named
 * `__proto__` are removed. A promise is awaited. `busy`: the owner has too many waiting jobs.
 */
export type ScriptOutcome =
  | { readonly kind: 'value'; readonly value: Json | undefined; readonly console?: readonly string[] }
  | { readonly kind: 'thrown'; readonly name: string; readonly message: string; readonly stack?: string }
  | { readonly kind: 'limit'; readonly limit: ScriptLimit | 'busy' }

/** The limit that ended a script. `crash`: the script crashed the engine. */
type ScriptLimit = 'deadline' | 'steps' | 'patterns' | 'memory' | 'stack' | 'output' | 'crash'

export interface ScriptRequest {
  /** Unit of the deadline, as in `Task`. */
  readonly clock: 'wall' | 'processor'
  readonly code: string
  readonly call: { readonly export: string; readonly arguments: string } | null
  /** A JSON object. */
  readonly globals: string | null
  readonly console: boolean
  readonly limits: ScriptLimits & {
    /**
     * Limit of steps: loop iterations and calls count about one each, promise reactions twenty. Infinite for a script that is
     * limited by time.
     */
    readonly steps: number
    /** Limit of steps of its patterns; without it, they count as other steps. */
    readonly patternSteps?: number
  }
}

/**
 * The end of a script. Values stay JSON text until the main thread, because text is faster to send between threads than objects.
 */
export type ScriptEnd =
  | { readonly kind: 'value'; readonly value: string | undefined; readonly console: string | undefined }
  | {
      readonly kind: 'thrown'
      readonly error: { readonly name: string; readonly message: string; readonly stack?: string }
    }
  | { readonly kind: 'limit'; readonly limit: ScriptLimit }
