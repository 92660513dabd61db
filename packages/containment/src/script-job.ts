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
  /** Gives the script a `console`, whose lines come back with the value. */
  readonly console?: boolean
  readonly limits?: Partial<ScriptLimits>
  /**
   * What it may do, counted; without it, only its time is measured. Its deadline, which remains for what counts no steps, then goes by the
   * time of the processor.
   */
  readonly budget?: ScriptBudget
}

/** Counts of steps: the same script ends in the same way on every machine. */
export interface ScriptBudget {
  /** Turns of loops and calls, each about one, and reactions of promises, each twenty. */
  readonly steps: number
  /** What patterns try, all of them together. */
  readonly patternSteps: number
}

export interface ScriptLimits {
  readonly deadlineMs: number
  /** What the script may allocate, about. It gets some 10 MiB in any case, and never more than 100 MiB. */
  readonly memoryBytes: number
  /** How deep it may nest its calls. More than 512 KiB is never granted. */
  readonly stackBytes: number
  /** Size of the value and the console's lines together, as JSON text. A value nested over 1000 times is too much, too. */
  readonly outputBytes: number
}

export const scriptLimits: ScriptLimits = {
  deadlineMs: 2000,
  memoryBytes: 16 * 1024 * 1024,
  stackBytes: 512 * 1024,
  outputBytes: 256 * 1024,
}

/**
 * How a script ended. A value went through JSON: functions are undefined, what is not finite is null, and keys named
 * `__proto__` are left out. A promise was waited for. `busy`: too many jobs of this owner wait already.
 */
export type ScriptOutcome =
  | { readonly kind: 'value'; readonly value: Json | undefined; readonly console?: readonly string[] }
  | { readonly kind: 'thrown'; readonly name: string; readonly message: string; readonly stack?: string }
  | { readonly kind: 'limit'; readonly limit: ScriptLimit | 'busy' }

/** The limit that ended a script. `crash`: the script broke the engine that ran it. */
type ScriptLimit = 'deadline' | 'steps' | 'patterns' | 'memory' | 'stack' | 'output' | 'crash'

export interface ScriptRequest {
  /** What the deadline counts, as `Task` has it. */
  readonly clock: 'wall' | 'processor'
  readonly code: string
  readonly call: { readonly export: string; readonly arguments: string } | null
  /** A JSON object. */
  readonly globals: string | null
  readonly console: boolean
  readonly limits: ScriptLimits & {
    /**
     * How much it may do: its turns of loops and its calls, each about one, and reactions of promises, each twenty; endless for who is
     * held to a time.
     */
    readonly steps: number
    /** What its patterns may try; where this lacks, that counts as steps. */
    readonly patternSteps?: number
  }
}

/** How a script ended. Values stay JSON text up to the main thread: text crosses threads faster than objects. */
export type ScriptEnd =
  | { readonly kind: 'value'; readonly value: string | undefined; readonly console: string | undefined }
  | {
      readonly kind: 'thrown'
      readonly error: { readonly name: string; readonly message: string; readonly stack?: string }
    }
  | { readonly kind: 'limit'; readonly limit: ScriptLimit }
