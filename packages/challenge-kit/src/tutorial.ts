/** One step of a guided tour: what is said, where it points, and what ends it. */
export interface TutorialStep {
  /** Markdown. */
  readonly text: string
  /** CSS selector of what the step points to. */
  readonly anchor: string
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

export interface Tutorial {
  readonly steps: readonly TutorialStep[]
}

/** Declares a tutorial. */
export function defineTutorial(tutorial: Tutorial): Tutorial {
  return tutorial
}
