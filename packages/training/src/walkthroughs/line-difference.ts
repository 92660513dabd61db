import { diffLines } from 'diff'

/**
 * What changes from one text to another, line by line: lines that go begin with `-`, those that come with `+`, those that stay with a
 * blank.
 */
export function lineDifference(before: string, after: string): string {
  // Both end with a line break: else the last line would differ by it alone.
  return diffLines(`${before.trimEnd()}\n`, `${after.trimEnd()}\n`)
    .flatMap(({ value, added, removed }) => {
      const sign = added ? '+' : removed ? '-' : ' '
      return value
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => sign + line)
    })
    .join('\n')
}
