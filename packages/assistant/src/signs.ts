import { Pattern, patternLines } from './patterns.ts'

/** Patterns of a family, each with what it weighs. Together they weigh one at most. */
export type Signs = readonly (readonly [Pick<Pattern, 'test'>, number])[]

/** Signs, one on each line: what it weighs, and a pattern. */
export function signs(parts: TemplateStringsArray, ...values: readonly string[]): Signs {
  return patternLines(String.raw(parts, ...values)).map((line) => {
    const gap = line.indexOf(' ')
    return [new Pattern(line.slice(gap + 1)), Number(line.slice(0, gap))] as const
  })
}
