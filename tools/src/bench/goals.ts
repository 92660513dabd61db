/** What a figure of the bench is to reach, and whether it does. */
export interface Goal {
  /** Such as `at most 30 ms`. */
  readonly text: string
  readonly isMet: boolean
}

/** A figure of the bench; with null, it is told and has no goal. */
export type Row = readonly [what: string, found: string, goal: Goal | null]

/** Of memory that does not grow, the last part is at most so many times the first: what garbage collection leaves varies. */
const STEADY = 1.15

/** @param note of the conditions under which the figure is taken */
export function atMost(value: number, limit: number, unit: string, note = ''): Goal {
  return { text: `at most ${limit} ${unit}${note && ` (${note})`}`, isMet: value <= limit }
}

/** A ratio to the same of the yardstick. */
export function ofTheYardstick(ratio: number, least: number): Goal {
  return { text: `at least ${least} of the yardstick`, isMet: ratio >= least }
}

/** @param parts what was measured one after the other under the same load */
export function noTrend(parts: readonly number[]): Goal {
  return { text: 'no trend', isMet: parts.at(-1)! <= parts[0]! * STEADY }
}

/** Several goals of one figure. */
export function all(...goals: readonly Goal[]): Goal {
  return { text: goals.map(({ text }) => text).join(', '), isMet: goals.every(({ isMet }) => isMet) }
}
