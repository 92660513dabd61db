import type { Counted } from './count-tests.ts'

/** Numbers of checks or tests. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
}

/** Maximum number of files to run again. More failures are neither chance nor load of the machine. */
export const MAX_RETRIED_FILES = 6

/**
 * Runs failed test files again, in isolation, and returns the result of that (decision 51). Files that only pass then
 * are printed as unstable: that is a bug to be found, but does not fail the run.
 *
 * @param first result of all files
 * @param runAgain runs these files one after the other, and counts the results
 * @param print prints a line of the log
 */
export async function retryFailedFiles(
  first: Counted,
  runAgain: (files: readonly string[]) => Promise<Counted>,
  print: (line: string) => void = console.log,
): Promise<Outcome> {
  const { passed, failed, files } = first
  if (files.length === 0 || files.length > MAX_RETRIED_FILES || failedOutsideTests(first)) return { passed, failed }
  print(`Running again in isolation: ${files.map(({ file }) => file).join(', ')}`)
  const again = await runAgain(files.map(({ file }) => file))
  if (failedOutsideTests(again)) return { passed, failed }
  const stillFails = new Set(again.files.map(({ file }) => file))
  for (const { file, failed } of files)
    if (!stillFails.has(file))
      print(`UNSTABLE ${file}: ${failed} failed beside the others, none in isolation. Find the cause.`)
  const before = files.reduce((total, file) => total + file.passed, 0)
  return { passed: passed - before + again.passed, failed: again.failed }
}

/**
 * Whether something failed outside of the tests: a run that was cut off, or an error after the last test. There is no
 * file to run again.
 */
function failedOutsideTests({ failed, files }: Counted): boolean {
  return files.reduce((total, file) => total + file.failed, 0) < failed
}
