import type { ScriptBudget } from './script-job.ts'
import type { Machine, ShellOutcome } from './shell-job.ts'

export interface TemplateJob {
  /** Id of the world that owns the job. */
  readonly owner: string
  /** A script, whose last expression is its value. */
  readonly code: string
  readonly machine: Machine
  /** Runs a command for the script, as `Containment.shell` does; whoever gave it keeps what the command changed. */
  readonly shell: (command: string) => Promise<ShellOutcome>
  /** Writes a file for the script, or removes it (null). */
  readonly write: (path: string, bytes: Uint8Array | null) => void
  readonly limits?: Partial<TemplateLimits>
  /** What it may do each time that it is carried on, counted. */
  readonly budget?: ScriptBudget
}

export interface TemplateLimits {
  /** All together. */
  readonly deadlineMs: number
  /** Of the script's own work, each time that it is carried on. */
  readonly scriptMs: number
  /** How often the script may ask the machine for something. */
  readonly questions: number
  /** Characters of a question, and of an answer. */
  readonly textLength: number
}

export const templateLimits: TemplateLimits = {
  deadlineMs: 8000,
  scriptMs: 1000,
  questions: 24,
  textLength: 64 * 1024,
}
