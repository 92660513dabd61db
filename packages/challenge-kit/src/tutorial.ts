/** One step of a guided tour: what is said, where it points, and what ends it. */
export interface TutorialStep {
  /** Markdown, in one line. */
  readonly text: string
  /** CSS selector of what the step points to; nothing: it speaks of the shop as a whole. */
  readonly anchor?: string
  /** Path behind `#` of the screen that it takes place on: elsewhere the tutorial waits. Nothing: anywhere. */
  readonly route?: string
  /** Shown even when the player would skip by double-click. */
  readonly unskippable?: boolean
  readonly doneWhen: StepEnd
}

/** What ends a step; polled by the browser. */
export type StepEnd =
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'visible'; readonly selector: string }
  | { readonly kind: 'typed'; readonly selector: string; readonly value: string }
  | { readonly kind: 'typed-any'; readonly selector: string }
  | { readonly kind: 'clicked'; readonly selector: string }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'solved'; readonly key: string }
  /** The lines of a coding challenge were found (1), its right fix was chosen (2). */
  | { readonly kind: 'code-solved'; readonly key: string; readonly status: 1 | 2 }

/**
 * A tutorial. Another language has its texts in `translations/<language>.md` beside it, in the part `# tutorial`: a
 * numbered list with one item for each step.
 */
export interface Tutorial {
  readonly steps: readonly TutorialStep[]
}

/** Declares a tutorial. */
export function defineTutorial(tutorial: Tutorial): Tutorial {
  return tutorial
}
