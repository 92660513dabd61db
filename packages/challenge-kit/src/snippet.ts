/** Ends a line that players must find. */
const HOLE = /(?<!\s)\s*\/\/~ hole\s*$/
/** Ends a line that players may select as well. */
const NEUTRAL = /(?<!\s)\s*\/\/~ neutral\s*$/

/** A line for maintainers, which players do not see. */
const NOTE = /^\s*\/\/~ linear-ok:/

export interface Snippet {
  /** The source as it runs, without markers. */
  readonly text: string
  /** Numbers of the lines that are wrong, from 1. */
  readonly holes: readonly number[]
  /** Numbers of the lines that may be selected with them. */
  readonly neutral: readonly number[]
}

/** The source of a flaw as players see it, and which of its lines were marked. */
export function withoutMarkers(source: string): Snippet {
  const holes: number[] = []
  const neutral: number[] = []
  const lines = source
    .trimEnd()
    .split('\n')
    .filter((line) => !NOTE.test(line))
    .map((line, index) => {
      if (HOLE.test(line)) holes.push(index + 1)
      if (NEUTRAL.test(line)) neutral.push(index + 1)
      return line.replace(HOLE, '').replace(NEUTRAL, '')
    })
  return { text: lines.join('\n'), holes, neutral }
}
