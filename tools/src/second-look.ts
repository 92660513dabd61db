import type { Counted } from './count-tests.ts'

/** Checks or tests, counted. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
}

/** More files than these did not fail by chance, nor because the machine was busy. */
export const FILES_LOOKED_AT_AGAIN = 6

/**
 * Runs the files that failed once more, alone on the machine, and goes by that (decision 51). What passes only then is printed as
 * unstable: it is a bug that somebody has to find, and no reason to throw a day's work away.
 *
 * @param first what all files came to
 * @param runAgain runs these files, one after the other, and counts what they came to
 * @param print takes a line for whoever reads the log
 */
export async function secondLook(
  first: Counted,
  runAgain: (files: readonly string[]) => Promise<Counted>,
  print: (line: string) => void = console.log,
): Promise<Outcome> {
  const { passed, failed, files } = first
  if (files.length === 0 || files.length > FILES_LOOKED_AT_AGAIN || failedBeside(first)) return { passed, failed }
  print(`Once more, alone: ${files.map(({ file }) => file).join(', ')}`)
  const again = await runAgain(files.map(({ file }) => file))
  if (failedBeside(again)) return { passed, failed }
  const stillFails = new Set(again.files.map(({ file }) => file))
  for (const { file, failed } of files)
    if (!stillFails.has(file))
      print(`UNSTABLE ${file}: ${failed} failed beside the others, none alone. Find the cause.`)
  const before = files.reduce((total, file) => total + file.passed, 0)
  return { passed: passed - before + again.passed, failed: again.failed }
}

/** Whether something failed that is no test: a run that was cut off, or an error after the last test. It has no file to run again. */
function failedBeside({ failed, files }: Counted): boolean {
  return files.reduce((total, file) => total + file.failed, 0) < failed
}
