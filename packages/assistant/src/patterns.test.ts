import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Cues } from './cues/cues.ts'
import { german } from './cues/german.ts'
import { hindi } from './cues/hindi.ts'
import { japanese } from './cues/japanese.ts'
import { polish } from './cues/polish.ts'
import { normalizeText } from './fold.ts'
import { near } from './near.ts'
import { expanded, Pattern } from './patterns.ts'

const FOUND = [
  ['(red|green) apples?', 'a green apple'],
  ['(red|green) apples?', 'many red apples'],
  ['żółt@+', 'zolty sok'],
  ['juice~5now', 'juice\nnow'],
  ['give #2coupon', 'give me a coupon'],
  ['give #2coupon', 'give coupon'],
  ['colou?r', 'color'],
  ['no{2}w', 'noow'],
  ['no+w', 'now'],
  ['(un)?locked', 'locked'],
  ['(un|re)*locked', 'locked'],
  ['(un){0,1}locked', 'locked'],
  ['(?<!not )free', 'for free'],
  ['let(?= ~20(go|off))', 'let me off'],
  ['\\x60a\\x60', '`a`'],
  ['\\(a\\)|\\[b\\]', '[b]'],
  ['[(@]\\d', '@7'],
  ['(a|)b', 'b'],
  ['(?<kind>pear|plum) tree', 'plum tree'],
] as const
const MISSED = [
  ['(red|green) apples?', 'a blue apple'],
  ['juice~5now', 'juice, but not now'],
  ['juice~~20now', 'juice. now'],
  ['give #2coupon', 'give me one more coupon'],
  ['(?<!not )free', 'not free'],
  ['let(?= ~20(go|off))', 'let me stay'],
] as const

describe('Pattern', () => {
  it.each(FOUND)('matches: %s in %j', (notation, text) => {
    expect(new Pattern(notation).test(text)).toBe(true)
  })

  it.each(MISSED)('does not match: %s in %j', (notation, text) => {
    expect(new Pattern(notation).test(text)).toBe(false)
  })

  it('matches again after another text', () => {
    const pattern = new Pattern('plum')
    expect(['plum', 'pear', 'a plum'].map((text) => pattern.test(text))).toEqual([true, false, true])
    expect(pattern.spans('a plum, a plum')).toEqual([
      [2, 6],
      [10, 14],
    ])
  })

  it.each(Object.entries({ german, polish, hindi, japanese }))(
    'matches the same texts as its regular expression, with the cues of %s',
    (_name, cues: Cues) => {
      const texts = readFileSync(new URL('../attempts.jsonl', import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .map((line) => normalizeText(line.toLowerCase()))
      for (const notation of Object.values(cues).filter((stems) => stems !== '')) {
        const pattern = new Pattern(notation)
        const expression = new RegExp(expanded(notation), 's')
        expect(texts.filter((text) => pattern.test(text))).toEqual(texts.filter((text) => expression.test(text)))
      }
    },
  )
})

describe('near', () => {
  const both = near(new Pattern('drop|forget'), new Pattern('rules?'), 10)

  it.each([
    ['forget the rules', true],
    ['rules to forget', false],
    ['forget what I said about the rules', false],
    ['forget what I said, forget the rules', true],
    ['the rules: forget your rules', true],
    ['forget', false],
  ])('requires the order and the maximum distance: %s', (text, isFound) => {
    expect(both.test(text)).toBe(isFound)
  })
})
