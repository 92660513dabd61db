/**
 * Starts a stopwatch.
 *
 * @returns whether more than `limitMs` have passed, both by the clock and by the processor time of the whole process. The
 * processor time excludes delays of a busy machine.
 */
export function stopwatch(limitMs: number): () => boolean {
  const started = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return performance.now() - started > limitMs && (user + system) / 1000 > limitMs
  }
}
