import { printable } from './setting-path.ts'

/** One error in a configuration. */
export interface ConfigurationProblem {
  /** File or environment variable of the invalid value. */
  readonly file: string
  /** Counted from 1, if known. */
  readonly line?: number
  readonly column?: number
  /** The setting as `application.theme` or `products[3].price`, counted from 0; empty for the whole file. */
  readonly key: string
  readonly found: string
  readonly allowed: string
}

/** Formats the problem in three lines for a terminal. */
export function formatProblem({ file, line, column, key, found, allowed }: ConfigurationProblem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  return printable(`  ${place}${key ? `  ${key}` : ''}\n    found:   ${found}\n    allowed: ${allowed}`)
}
