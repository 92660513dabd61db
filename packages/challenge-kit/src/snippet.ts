/** Marks a line that players must find. */
const FLAW_MARKER = /(?<!\s)\s*\/\/~ hole\s*$/
/** Marks a line that players may also select. */
const NEUTRAL_MARKER = /(?<!\s)\s*\/\/~ neutral\s*$/

/** A note for maintainers, hidden from players. */
const MAINTAINER_NOTE = /^\s*\/\/~ linear-ok:/

export interface Snippet {
  /** Source as it runs, without markers. */
  readonly text: string
  /** Numbers of the flawed lines, from 1. */
  readonly holes: readonly number[]
  /** Numbers of the lines that may also be selected, from 1. */
  readonly neutral: readonly number[]
}

/** Returns the source of a flaw as players see it, with the numbers of the marked lines. */
export function withoutMarkers(source: string): Snippet {
  const holes: number[] = []
  const neutral: number[] = []
  const lines = source
    .trimEnd()
    .split('\n')
    .filter((line) => !MAINTAINER_NOTE.test(line))
    .map((line, index) => {
      if (FLAW_MARKER.test(line)) holes.push(index + 1)
      if (NEUTRAL_MARKER.test(line)) neutral.push(index + 1)
      return line.replace(FLAW_MARKER, '').replace(NEUTRAL_MARKER, '')
    })
  return { text: lines.join('\n'), holes, neutral }
}
