/** The two phases of a coding challenge, as metrics name them: finding the lines, choosing the fix. */
export type CodingPhase = 'find it' | 'fix it'

/** The phase of a solve: hacking the shop, or a phase of the coding challenge. */
export type Phase = 'hack' | CodingPhase
