import type { CodingState } from '@fruit/contracts/calls/coding'
import { useState } from 'react'

/** More fixes than this no challenge has. */
const MOST_FIXES = 100

const BEST_FIRST = ['holds', 'leaks', 'breaks', null] as const

/**
 * The order in which a visit sees the fixes, as indexes of the interface's list: another one with each visit where one has to
 * be chosen, elsewhere those that hold come first.
 */
export function useFixOrder(state: Pick<CodingState, 'options' | 'hasSteps'> | undefined): readonly number[] {
  const [lots] = useState(() => Array.from({ length: MOST_FIXES }, () => Math.random()))
  const rank = ({ index, outcome }: CodingState['options'][number]) =>
    state?.hasSteps ? lots[index]! : BEST_FIRST.indexOf(outcome)
  return [...(state?.options ?? [])].sort((one, other) => rank(one) - rank(other)).map(({ index }) => index)
}
