import type { StepEnd, TutorialStep } from '@fruit/contracts/calls/tutorials'

/** What is true while a step is shown. */
export interface Situation {
  /** Behind `#`. */
  readonly path: string
  /** Milliseconds that the step was shown where it belongs. */
  readonly elapsed: number
  /** What hints last in comparison with how they were written. */
  readonly pace: number
  /** The text of a field; null when it is not there. */
  textIn(selector: string): string | null
  isVisible(selector: string): boolean
  wasClicked(selector: string): boolean
  readonly signedIn: boolean
  /** Whether a challenge was solved since the tutorial began. */
  isSolved(key: string): boolean
  /** What was solved of a coding challenge since the tutorial began. */
  codeStatus(key: string): 0 | 1 | 2
}

/** What hints last at the speeds of the configuration. */
export const PACE = { faster: 0.5, fast: 0.75, normal: 1, slow: 1.25, slower: 1.5 } as const

/** Whether a step came to its end. */
export function isDone(end: StepEnd, situation: Situation): boolean {
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
 * The step that a tutorial goes on with where something that it leads to was solved, maybe ahead of its step: what comes before leads
 * there no more, and may not come to pass again.
 *
 * @returns its index, 0 where nothing was solved; as many as there are steps: the tutorial is over
 */
export function stepAfterSolves(
  steps: readonly Pick<TutorialStep, 'doneWhen'>[],
  { isSolved, codeStatus }: Pick<Situation, 'isSolved' | 'codeStatus'>,
): number {
  return (
    1 +
    steps.findLastIndex(({ doneWhen: end }) =>
      end.kind === 'solved' ? isSolved(end.key) : end.kind === 'code-solved' && codeStatus(end.key) >= end.status,
    )
  )
}
