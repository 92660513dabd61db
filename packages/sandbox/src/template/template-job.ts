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

export const templateLimits = {
  /** Limit for all runs together. */
  deadlineMs: 8000,
  /** Limit for the script's own computing time in each run. */
  scriptMs: 1000,
  /** Maximum number of questions to the machine. */
  questions: 24,
  /** Maximum length of a question, and of an answer, in characters. */
  textLength: 64 * 1024,
}

export type TemplateLimits = Readonly<typeof templateLimits>
