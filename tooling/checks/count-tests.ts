import { readFileSync } from 'node:fs'

/** The part of a report in Jest's format that is read here. */
interface Report {
  readonly testResults: readonly {
    /** Path of the test file. */
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** Result of a test run. */
export interface Counted {
  readonly passed: number
  readonly failed: number
  /** The failed files, each with its number of failures. */
  readonly files: readonly { readonly file: string; readonly passed: number; readonly failed: number }[]
}

/**
 * Counts the tests of a Vitest run from its JSON report. A file that failed without a failed test, because it did not
 * load or a hook failed, counts as one failure. So does a missing report.
 *
 * @param file path of the report
 */
export function countTests(file: string): Counted {
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, files: [] }
  }
  const files = report.testResults.map(({ name, status, assertionResults }) => {
    const count = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length
    return { file: name, passed: count('passed'), failed: count('failed') || (status === 'failed' ? 1 : 0) }
  })
  const sum = (key: 'passed' | 'failed') => files.reduce((total, file) => total + file[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), files: files.filter(({ failed }) => failed > 0) }
}
