import { constants, getPriority, setPriority } from 'node:os'

/** Increase of a thread's niceness: the main thread then gets three quarters of a processor that both need. */
const NICENESS_STEP = 5

/**
 * Lowers the priority of the calling thread below the main thread's, on systems where each thread has its own niceness. That is
 * the case on Linux; elsewhere the call would slow down the whole process, so it does nothing.
 */
export function lowerThreadPriority(platform: NodeJS.Platform = process.platform): void {
  if (platform !== 'linux') return
  try {
    setPriority(Math.min(getPriority() + NICENESS_STEP, constants.priority.PRIORITY_LOW))
  } catch {
    // On a system that forbids it, the thread keeps its priority.
  }
}
