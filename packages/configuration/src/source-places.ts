import { EVENT_ID, type Event, getScalarValue } from 'js-yaml'
import type { SettingPath } from './setting-path.ts'

/** Returns the unique key of a path in the result of {@link linesIn}. */
export function pathKey(path: SettingPath): string {
  return JSON.stringify(path)
}

interface Open {
  readonly path: SettingPath
  /** Next index of a list; in a group, the key whose value comes next. */
  next: number | string | undefined
}

/** Returns the line, counted from 1, of each key and each list item. Repetitions of anchors are not included. */
export function linesIn(source: string, events: readonly Event[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  const lineAt = lineCounter(source)
  const open: Open[] = []
  for (const event of events) {
    if (event.type === EVENT_ID.POP) open.pop()
    if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) continue
    const around = open.at(-1)
    let path: SettingPath = []
    if (typeof around?.next === 'number') {
      path = [...around.path, around.next++]
      lines.set(pathKey(path), lineAt(startOf(event)))
    } else if (around && around.next === undefined) {
      // A key that is no scalar is an alias of one; other keys are rejected before lines are computed.
      around.next = event.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : ''
      lines.set(pathKey([...around.path, around.next]), lineAt(startOf(event)))
      continue
    } else if (around) {
      path = [...around.path, around.next!]
      around.next = undefined
    }
    if (event.type === EVENT_ID.SEQUENCE) open.push({ path, next: 0 })
    if (event.type === EVENT_ID.MAPPING) open.push({ path, next: undefined })
  }
  return lines
}

function startOf(event: Exclude<Event, { type: 1 | 6 }>): number {
  const starts = [event.anchorStart, 'start' in event ? event.start : -1, 'valueStart' in event ? event.valueStart : -1]
  return Math.max(0, starts.find((start) => start >= 0) ?? 0)
}

/** Returns a function that converts increasing offsets to line numbers; a smaller offset gives the previous line. */
function lineCounter(source: string): (offset: number) => number {
  let line = 1
  let end = source.indexOf('\n')
  return (offset) => {
    while (end >= 0 && end < offset) {
      line++
      end = source.indexOf('\n', end + 1)
    }
    return line
  }
}
