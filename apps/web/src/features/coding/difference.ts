import { diffLines } from 'diff'

/** A line of the code before or after, by its number from 1. */
export interface NumberedLine {
  readonly number: number
  readonly text: string
}

/** A row of both codes side by side; one that changed has nothing where the other side has more lines. */
export interface DifferenceRow {
  readonly isChanged: boolean
  readonly before: NumberedLine | null
  readonly after: NumberedLine | null
}

/** Two codes line by line, side by side: what was removed stands beside what came in its place. */
export function differenceRows(before: string, after: string): readonly DifferenceRow[] {
  const rows: DifferenceRow[] = []
  let removed: NumberedLine[] = []
  let added: NumberedLine[] = []
  const last = { before: 0, after: 0 }
  const numbered = (text: string, side: 'before' | 'after'): NumberedLine => {
    last[side] += 1
    return { number: last[side], text }
  }
  const pair = () => {
    for (let place = 0; place < Math.max(removed.length, added.length); place += 1)
      rows.push({ isChanged: true, before: removed[place] ?? null, after: added[place] ?? null })
    removed = []
    added = []
  }
  // Both end with a line break: else the last line would differ by it alone.
  for (const part of diffLines(`${before.trimEnd()}\n`, `${after.trimEnd()}\n`)) {
    const lines = part.value.replace(/\n$/, '').split('\n')
    if (part.removed) removed.push(...lines.map((text) => numbered(text, 'before')))
    else if (part.added) added.push(...lines.map((text) => numbered(text, 'after')))
    else {
      pair()
      for (const text of lines)
        rows.push({ isChanged: false, before: numbered(text, 'before'), after: numbered(text, 'after') })
    }
  }
  pair()
  return rows
}

/** The same below each other: lines that go, then lines that come in their place. */
export function inOneColumn(rows: readonly DifferenceRow[]): readonly DifferenceRow[] {
  const column: DifferenceRow[] = []
  let added: DifferenceRow[] = []
  for (const row of rows) {
    if (!row.isChanged) {
      column.push(...added, row)
      added = []
      continue
    }
    if (row.before) column.push({ ...row, after: null })
    if (row.after) added.push({ ...row, before: null })
  }
  return [...column, ...added]
}
