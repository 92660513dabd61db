import { printable } from './setting-path.ts'

/** One thing that is wrong with a configuration. */
export interface ConfigurationProblem {
  /** The file, or environment variable, that the offending value came from. */
  readonly file: string
  /** Counted from 1, where it is known. */
  readonly line?: number
  readonly column?: number
  /** The setting as `application.theme` or `products[3].price`, counted from 0; empty when the whole file is meant. */
  readonly key: string
  readonly found: string
  readonly allowed: string
}

/** The problem in three lines for a terminal. */
export function writeProblem({ file, line, column, key, found, allowed }: ConfigurationProblem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  return printable(`  ${place}${key ? `  ${key}` : ''}\n    found:   ${found}\n    allowed: ${allowed}`)
}
