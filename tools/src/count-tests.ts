import { readFileSync } from 'node:fs'

/** The part of a report in Jest's format that Vitest writes and we read. */
interface Report {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/**
 * Counts the tests of a Vitest run from its JSON report. A file that failed without a failed test in it, because it
 * could not be loaded or because a hook failed, counts as one failure. No report at all is a failure too.
 *
 * @param file path of the report
 */
export function countTests(file: string): { passed: number; failed: number } {
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1 }
  }
  let [passed, failed] = [0, 0]
  for (const { status, assertionResults } of report.testResults) {
    const count = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length
    passed += count('passed')
    failed += count('failed') || (status === 'failed' ? 1 : 0)
  }
  return { passed, failed }
}
