import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { root } from '../sources.mjs'

/** Number of files in the report. `TEST_COSTS=all` lists all. */
const NAMED = process.env.TEST_COSTS === 'all' ? Number.POSITIVE_INFINITY : 10

/** Maximum number of characters of an error that are printed at once; the whole error follows at the end of the run. */
const MAX_ERROR_LENGTH = 2000

/** A test file and its processor time. */
export interface FileCost {
  /** Path of the file. */
  readonly file: string
  /** Processor seconds of its worker since the end of the file before, including its browser and servers. */
  readonly seconds: number
}

/**
 * Processor time of each test file, most expensive first. The first file of a worker includes the start of the worker
 * and the loading of shared modules.
 *
 * @param done worker of each file, and its processor time at the end of the file
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

/**
 * Reporter that prints each failed test or suite and its error at once, so that a run that is cut short tells them. At the
 * end it lists the test files with the most processor time, to find out why `npm test` became slow.
 */
// biome-ignore lint/style/noDefaultExport: Vitest loads reporters by their default export
export default class CostlyFiles implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    if (state !== 'failed') return
    const why = errors.map(({ message, diff }) => [message, diff].filter(Boolean).join('\n')).join('\n')
    console.log(`\nFAIL ${relative(root, test.module.moduleId)} > ${test.fullName}\n${why.slice(0, MAX_ERROR_LENGTH)}`)
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) console.log(`\nFAIL ${relative(root, module.moduleId)}: ${message}`)
    for (const suite of module.children.suites())
      for (const { message } of suite.errors())
        console.log(`\nFAIL ${relative(root, module.moduleId)} > ${suite.fullName}: ${message}`)
  }

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
      `\nProcessor time: ${all.toFixed(1)} s in ${costs.length} files, ${((user + system) / 1e6).toFixed(1)} s outside of them`,
    )
    for (const { file, seconds } of costs.slice(0, NAMED)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  }
}
