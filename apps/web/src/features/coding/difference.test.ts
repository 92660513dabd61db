import { expect, test } from 'vitest'
import { differenceRows, unifiedRows } from './difference.ts'

const rows = differenceRows('a\nb\nc\nd', 'a\nB\nd\ne\n')

test('pairs removed lines with added ones', () => {
  expect(rows).toEqual([
    { isChanged: false, before: { number: 1, text: 'a' }, after: { number: 1, text: 'a' } },
    { isChanged: true, before: { number: 2, text: 'b' }, after: { number: 2, text: 'B' } },
    { isChanged: true, before: { number: 3, text: 'c' }, after: null },
    { isChanged: false, before: { number: 4, text: 'd' }, after: { number: 3, text: 'd' } },
    { isChanged: true, before: null, after: { number: 4, text: 'e' } },
  ])
})

test('lists removed lines before added ones in one column', () => {
  expect(unifiedRows(rows).map(({ before, after }) => `${before?.text ?? '-'}${after?.text ?? '-'}`)).toEqual([
    'aa',
    'b-',
    'c-',
    '-B',
    'dd',
    '-e',
  ])
})

test('finds no difference in equal code with other trailing line breaks', () => {
  expect(differenceRows('a\nb', 'a\nb\n\n').some(({ isChanged }) => isChanged)).toBe(false)
})
