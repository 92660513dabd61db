import { readFileSync } from 'node:fs'

/** Milliseconds of processor time that the main thread has used so far, from /proc. */
export function mainThreadMs(): number {
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
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
