/** Starts a measurement. @returns function that returns the milliseconds since then */
export type Stopwatch = () => () => number

export const wallStopwatch: Stopwatch = () => {
  const started = performance.now()
  return () => performance.now() - started
}

/**
 * Measures elapsed milliseconds, limited by the processor time of this process with all its threads: time in which a busy machine
 * does not run the process is not counted.
 */
export const cpuStopwatch: Stopwatch = () => {
  const started = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return Math.min(performance.now() - started, (user + system) / 1000)
  }
}
