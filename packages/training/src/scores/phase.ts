/** The two halves of a coding challenge, as metrics name them: finding the lines, choosing the fix. */
export type CodingPhase = 'find it' | 'fix it'

/** What a solve is a solve of: the shop, or a half of the coding challenge. */
export type Phase = 'hack' | CodingPhase
