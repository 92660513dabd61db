import { diffLines } from 'diff'

/** Difference of two texts by lines: removed lines begin with `-`, added ones with `+`, unchanged ones with a space. */
export function lineDifference(before: string, after: string): string {
  // Both end with a line break, so that a missing one does not change the last line.
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
