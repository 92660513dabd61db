import { expect, test } from 'vitest'
import { lastPage, pageRange } from './pages.ts'

test('counts the last page for the remaining rows', () => {
  expect(lastPage(0, 12)).toBe(0)
  expect(lastPage(12, 12)).toBe(0)
  expect(lastPage(13, 12)).toBe(1)
})

test('returns the range of rows on a page', () => {
  expect(pageRange(25, 0, 10)).toEqual({ from: 1, to: 10, total: 25 })
  expect(pageRange(25, 2, 10)).toEqual({ from: 21, to: 25, total: 25 })
  expect(pageRange(0, 0, 10)).toEqual({ from: 0, to: 0, total: 0 })
})
