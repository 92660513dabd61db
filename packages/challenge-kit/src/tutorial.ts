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
  readonly doneWhen: StepEnd
}

/** Condition that ends a step; polled by the browser. */
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
  /** The lines of a coding challenge were found (1) or its right fix was chosen (2). */
  | { readonly kind: 'code-solved'; readonly key: string; readonly status: 1 | 2 }

/** A tutorial. Translations are in `translations/<language>.md`, in the part `# tutorial`: a numbered list with one item per step. */
export interface Tutorial {
  readonly steps: readonly TutorialStep[]
}

export function defineTutorial(tutorial: Tutorial): Tutorial {
  return tutorial
}
