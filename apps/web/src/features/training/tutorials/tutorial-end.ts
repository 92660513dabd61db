import type { StepCondition, TutorialStep } from '@fruit/contracts/calls/tutorials'

/** State of the page while a step is shown. */
export interface TutorialState {
  /** Behind `#`. */
  readonly path: string
  /** Time for which the step was shown at its own address, in milliseconds. */
  readonly elapsed: number
  /** Factor on the duration of hints. */
  readonly pace: number
  /** The text of a field; null if there is no such field. */
  textIn(selector: string): string | null
  isVisible(selector: string): boolean
  wasClicked(selector: string): boolean
  readonly signedIn: boolean
  /** Whether a challenge was solved since the tutorial began. */
  isSolved(key: string): boolean
  /** Status that a coding challenge has reached since the tutorial began. */
  codeStatus(key: string): 0 | 1 | 2
}

/** Factors on the duration of hints at the configured speeds. */
export const PACE_FACTORS = { faster: 0.5, fast: 0.75, normal: 1, slow: 1.25, slower: 1.5 } as const

/** Whether a step is complete. */
export function isDone(end: StepCondition, situation: TutorialState): boolean {
  switch (end.kind) {
    case 'wait':
      return situation.elapsed >= end.milliseconds * situation.pace
    case 'route':
      return situation.path === end.path
    case 'visible':
      return situation.isVisible(end.selector)
    case 'typed':
      return situation.textIn(end.selector)?.trim() === end.value
    case 'typed-any':
      return Boolean(situation.textIn(end.selector))
    case 'clicked':
      return situation.wasClicked(end.selector)
    case 'signed-in':
      return situation.signedIn
    case 'signed-out':
      return !situation.signedIn
    case 'solved':
      return situation.isSolved(end.key)
    case 'code-solved':
      return situation.codeStatus(end.key) >= end.status
  }
}

/**
 * The step at which a tutorial continues after solves, which may happen ahead of their steps: the steps before have
 * become pointless and may be impossible to complete.
 *
 * @returns its index; 0 without solves; the number of steps if the tutorial is over
 */
export function stepAfterSolves(
  steps: readonly Pick<TutorialStep, 'doneWhen'>[],
  { isSolved, codeStatus }: Pick<TutorialState, 'isSolved' | 'codeStatus'>,
): number {
  return (
    1 +
    steps.findLastIndex(({ doneWhen: end }) =>
      end.kind === 'solved' ? isSolved(end.key) : end.kind === 'code-solved' && codeStatus(end.key) >= end.status,
    )
  )
}
