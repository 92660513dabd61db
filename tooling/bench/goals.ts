/** The goal of a measured value. */
export interface Goal {
  /** Such as `at most 30 ms`. */
  readonly text: string
  readonly isMet: boolean
}

/** A row of the bench's table. null: no goal. */
export type Row = readonly [what: string, found: string, goal: Goal | null]

/**
 * Maximum ratio of the last to the first value of memory without a trend. Garbage collection leaves varying amounts.
 */
const STEADY = 1.15

/** @param note about the conditions of the measurement */
export function atMost(value: number, limit: number, unit: string, note = ''): Goal {
  return { text: `at most ${limit} ${unit}${note && ` (${note})`}`, isMet: value <= limit }
}

/** A ratio to the yardstick. */
export function ofTheYardstick(ratio: number, least: number): Goal {
  return { text: `at least ${least} of the yardstick`, isMet: ratio >= least }
}

/** @param parts consecutive values under the same load */
export function noTrend(parts: readonly number[]): Goal {
  return { text: 'no trend', isMet: parts.at(-1)! <= parts[0]! * STEADY }
}

/** Combines several goals of one value. */
export function all(...goals: readonly Goal[]): Goal {
  return { text: goals.map(({ text }) => text).join(', '), isMet: goals.every(({ isMet }) => isMet) }
}
