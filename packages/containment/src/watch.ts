/** Begins to measure. @returns what gives the milliseconds since then */
export type Watch = () => () => number

export const byTheClock: Watch = () => {
  const started = performance.now()
  return () => performance.now() - started
}

/**
 * Milliseconds that went by, but no more than this process had of the processor meanwhile, with all of its threads: what a busy machine
 * keeps waiting had none.
 */
export const atWork: Watch = () => {
  const started = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return Math.min(performance.now() - started, (user + system) / 1000)
  }
}
