/**
 * What changes from one text to another, line by line: lines that go begin with `-`, those that come with `+`, those that stay with a
 * blank. It is the shortest such list (longest common subsequence).
 */
export function lineDifference(before: string, after: string): string {
  const [old, young] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')]
  // How many lines from here on are common to both.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(young.length + 1))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = young.length - 1; j >= 0; j--)
      common[i]![j] =
        old[i] === young[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const lines: string[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < young.length) {
    if (i < old.length && j < young.length && old[i] === young[j]) {
      lines.push(` ${old[i]}`)
      i++
      j++
    } else if (j >= young.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!))
      lines.push(`-${old[i++]}`)
    else lines.push(`+${young[j++]}`)
  }
  return lines.join('\n')
}
