import { readFileSync } from 'node:fs'

/** Node has it from version 23.9; the types of version 20 do not. */
const { threadCpuUsage } = process as { threadCpuUsage?: () => { user: number; system: number } }

/** Whether this machine tells the processor time of one thread. Without it there is only that of the whole process, workers included. */
export const MEASURES_THREADS = threadCpuUsage !== undefined || process.platform === 'linux'

/** Milliseconds of processor time that the calling thread has used so far. */
export function mainThreadMs(): number {
  if (threadCpuUsage) {
    const { user, system } = threadCpuUsage.call(process)
    return (user + system) / 1000
  }
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
}

/**
 * Milliseconds of processor time that the longest turn of the event loop takes of the main thread.
 *
 * @param work calls `begin` when it counts
 * @param schedule runs a function in a later turn. A timer measures a few short turns as one, and leaves the processor to others.
 */
export async function longestTurn(
  work: (begin: () => void) => Promise<unknown>,
  schedule: (turn: () => void) => unknown = setImmediate,
): Promise<number> {
  let longest = 0
  let before = Number.NaN
  let isOver = false
  const turn = () => {
    const now = mainThreadMs()
    longest = Math.max(longest, now - before)
    before = now
    if (!isOver) schedule(turn)
  }
  await work(() => {
    before = mainThreadMs()
    schedule(turn)
  })
  isOver = true
  turn()
  return longest
}
