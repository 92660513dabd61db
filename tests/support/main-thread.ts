import { readFileSync } from 'node:fs'

/** Node has it from version 23.9; the types of version 20 lack it. */
const { threadCpuUsage } = process as { threadCpuUsage?: () => { user: number; system: number } }

/** Whether this machine reports the processor time of one thread. Otherwise only that of the process, including workers, is known. */
export const MEASURES_THREADS = threadCpuUsage !== undefined || process.platform === 'linux'

/** Processor time used by the calling thread so far, in milliseconds. */
export function mainThreadMs(): number {
  if (threadCpuUsage) {
    const { user, system } = threadCpuUsage.call(process)
    return (user + system) / 1000
  }
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
}

/**
 * Processor time of the longest event-loop turn on the main thread, in milliseconds.
 *
 * @param work calls `begin` when measuring starts
 * @param schedule runs a function in a later turn. A timer measures a few short turns as one and yields the processor to others.
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

/** Maximum time for which a request may block the main thread, in milliseconds of processor time. */
export const MAX_BLOCKING_MS = 50
/** Maximum number of repeats; the shortest counts, because other processes share the processor's caches. */
const MAX_REPEATS = 8

interface BlockingOptions {
  /** The measurement ends when a repeat blocks the main thread for a shorter time, in milliseconds. */
  readonly limitMs?: number
  /** Of `longestTurn`. */
  readonly schedule?: (turn: () => void) => unknown
}

/** Shortest of several measurements of the longest event-loop turn during some work, in milliseconds. */
export async function blockedMs(
  work: () => unknown,
  { limitMs = MAX_BLOCKING_MS, schedule }: BlockingOptions = {},
): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let i = 0; i < MAX_REPEATS && shortest >= limitMs; i++)
    shortest = Math.min(
      shortest,
      await longestTurn(async (begin) => {
        begin()
        await work()
      }, schedule),
    )
  return shortest
}
