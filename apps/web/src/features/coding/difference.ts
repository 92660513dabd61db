import { diffLines } from 'diff'

/** A line of the code before or after, with its number from 1. */
export interface NumberedLine {
  readonly number: number
  readonly text: string
}

/** A row of the side-by-side view; a side is null if the other has more changed lines. */
export interface DifferenceRow {
  readonly isChanged: boolean
  readonly before: NumberedLine | null
  readonly after: NumberedLine | null
}

/** Line-by-line difference of two texts, in rows that pair removed lines with added ones. */
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
  // Both end with a line break; else the last lines would differ.
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

/** The same rows in one column: removed lines, then the added ones. */
export function unifiedRows(rows: readonly DifferenceRow[]): readonly DifferenceRow[] {
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
