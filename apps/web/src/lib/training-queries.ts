/** Names of what several features ask the training layer for, by which each of them has it asked anew. */

/** The challenge to go on with, and the path that leads there. */
export const NEXT_STEPS = ['next-steps']

/** The learning paths: the list, and each by its id. */
export const PATHS = ['paths']
