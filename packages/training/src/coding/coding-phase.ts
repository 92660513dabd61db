/** The two halves of a coding challenge, as metrics name them: finding the lines, choosing the fix. */
export type CodingPhase = 'find it' | 'fix it'

/** The status that a coding challenge has after a phase. */
export const STATUS_AFTER: Readonly<Record<CodingPhase, 1 | 2>> = { 'find it': 1, 'fix it': 2 }

export const noAttempts: Readonly<Record<CodingPhase, number>> = { 'find it': 0, 'fix it': 0 }
