import { Pattern, patternLines } from './patterns.ts'

/** Weighted patterns of a family. Their sum counts as at most 1. */
export type WeightedPatterns = readonly (readonly [Pick<Pattern, 'test'>, number])[]

/** Parses signs, one per line: weight and pattern. */
export function weightedPatterns(parts: TemplateStringsArray, ...values: readonly string[]): WeightedPatterns {
  return patternLines(String.raw(parts, ...values)).map((line) => {
    const gap = line.indexOf(' ')
    return [new Pattern(line.slice(gap + 1)), Number(line.slice(0, gap))] as const
  })
}
