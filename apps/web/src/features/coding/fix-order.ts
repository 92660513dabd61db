import { useState } from 'react'

/** More fixes than this no challenge has. */
const MOST_FIXES = 100

/** The order in which a visit sees the fixes, as indexes of the interface's list: another one with each visit. */
export function useFixOrder(count: number): readonly number[] {
  const [lots] = useState(() => Array.from({ length: MOST_FIXES }, () => Math.random()))
  return Array.from({ length: count }, (_, index) => index).sort((one, other) => lots[one]! - lots[other]!)
}
