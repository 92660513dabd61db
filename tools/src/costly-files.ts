import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from '../sources.mjs'

/** So many files are named, unless `TEST_COSTS=all` asks for each. */
const NAMED = process.env.TEST_COSTS === 'all' ? Number.POSITIVE_INFINITY : 10

/** A test file and what it took. */
export interface FileCost {
  /** Path of the file. */
  readonly file: string
  /** Of processor time: of its worker from the end of the file before, with the browser and the servers that it used. */
  readonly seconds: number
}

/**
 * What each test file took, the costliest first. The first file of a worker pays for its start, and for loading what later files find
 * loaded.
 *
 * @param done in which worker each file ran, and what that had used by then
 */
export function fileCosts(
  done: readonly { readonly file: string; readonly pid: number; readonly processorSeconds: number }[],
): FileCost[] {
  const before = new Map<number, number>()
  const costs = [...done]
    .sort((one, other) => one.processorSeconds - other.processorSeconds)
    .map(({ file, pid, processorSeconds }) => {
      const seconds = processorSeconds - (before.get(pid) ?? 0)
      before.set(pid, processorSeconds)
      return { file, seconds }
    })
  return costs.sort((one, other) => other.seconds - one.seconds)
}

/** Prints after the tests which files took most processor time: what to look at when `npm test` has become slow. */
// biome-ignore lint/style/noDefaultExport: Vitest loads reporters by their default export
export default class CostlyFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const costs = fileCosts(
      modules.flatMap((module) => {
        const { worker } = module.meta()
        return worker ? [{ file: relative(root, module.moduleId), ...worker }] : []
      }),
    )
    if (costs.length === 0) return
    const { user, system } = process.cpuUsage()
    const all = costs.reduce((total, { seconds }) => total + seconds, 0)
    console.log(
      `\nProcessor time: ${all.toFixed(1)} s in ${costs.length} files, ${((user + system) / 1e6).toFixed(1)} s around them`,
    )
    for (const { file, seconds } of costs.slice(0, NAMED)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  }
}
