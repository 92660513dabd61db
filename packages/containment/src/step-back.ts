import { constants, getPriority, setPriority } from 'node:os'

/** By so much the niceness of a thread rises: beside it, the main thread gets three quarters of a processor that both want. */
const STEP = 5

/**
 * Lets the main thread go first: raises the niceness of the thread that calls, where the system gives each thread one of its own. Linux
 * does; elsewhere the call would slow down the whole process, and nothing happens.
 */
export function stepBack(platform: NodeJS.Platform = process.platform): void {
  if (platform !== 'linux') return
  try {
    setPriority(Math.min(getPriority() + STEP, constants.priority.PRIORITY_LOW))
  } catch {
    // A system that forbids it: the thread works as before.
  }
}
