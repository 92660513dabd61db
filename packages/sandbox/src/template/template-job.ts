import type { ScriptBudget } from '../script/script-job.ts'
import type { Machine, ShellOutcome } from '../shell/shell-job.ts'

export interface TemplateJob {
  /** Id of the world that owns the job. */
  readonly owner: string
  /** A script, whose last expression is its value. */
  readonly code: string
  readonly machine: Machine
  /** Runs a command for the script, like `Containment.shell`; the caller stores the files that the command changed. */
  readonly shell: (command: string) => Promise<ShellOutcome>
  /** Writes a file for the script, or removes it (null). */
  readonly write: (path: string, bytes: Uint8Array | null) => void
  readonly limits?: Partial<TemplateLimits>
  /** Limits in steps for each run of the script. */
  readonly budget?: ScriptBudget
}

export interface TemplateLimits {
  /** Limit for all runs together. */
  readonly deadlineMs: number
  /** Limit for the script's own computing time in each run. */
  readonly scriptMs: number
  /** Maximum number of questions to the machine. */
  readonly questions: number
  /** Maximum length of a question, and of an answer, in characters. */
  readonly textLength: number
}

export const templateLimits: TemplateLimits = {
  deadlineMs: 8000,
  scriptMs: 1000,
  questions: 24,
  textLength: 64 * 1024,
}
