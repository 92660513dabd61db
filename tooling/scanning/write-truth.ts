import { TRUTH_FORMATS } from './truth-formats.ts'
import { truthOfSources } from './truth-of-sources.ts'

/** The ground truth as text, in one of `TRUTH_FORMATS`. */
export async function writtenTruth(format: string, isSafe: boolean): Promise<string> {
  return TRUTH_FORMATS[format]!(await truthOfSources(isSafe))
}
