import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['1.99', 2, 1.99],
  [' 2,5 ', 2, 2.5],
  ['3.999', 2, 4],
  ['.5', 2, 0.5],
  ['12', 0, 12],
  ['12.6', 0, 13],
])('parses "%s" with %i decimals as %d', (text, decimals, number) => {
  expect(parseNumber(text, decimals)).toBe(number)
})

test('returns 0 for negative numbers', () => {
  expect(parseNumber('-5', 0)).toBe(0)
  expect(parseNumber('-0.01', 2)).toBe(0)
})

test.each(['', ' ', 'many', '1e5', '1.2.3', '--1'])('returns null for "%s"', (text) => {
  expect(parseNumber(text, 2)).toBeNull()
})
