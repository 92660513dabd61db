import type { StepCondition } from '@fruit/contracts/calls/tutorials'

/** One step of a tutorial: text, target and condition for its end. */
export interface TutorialStep {
  /** Markdown, one line. */
  readonly text: string
  /** CSS selector of the target; without one, the step is about the whole shop. */
  readonly anchor?: string
  /** Path in the URL fragment of the step's page; the tutorial waits on other pages. Without one, any page. */
  readonly route?: string
  /** Whether double-click does not skip the step. */
  readonly unskippable?: boolean
  readonly doneWhen: StepCondition
}

/** A tutorial. Translations are in `translations/<language>.md`, in the part `# tutorial`: a numbered list with one item per step. */
export interface Tutorial {
  readonly steps: readonly TutorialStep[]
}

export function defineTutorial(tutorial: Tutorial): Tutorial {
  return tutorial
}
