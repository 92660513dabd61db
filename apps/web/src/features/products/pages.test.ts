import { expect, test } from 'vitest'
import { pageSizes } from './pages.ts'

test('offers multiples of 12 up to one that fits all products', () => {
  expect(pageSizes(0)).toEqual([12])
  expect(pageSizes(12)).toEqual([12])
  expect(pageSizes(13)).toEqual([12, 24])
  expect(pageSizes(58)).toEqual([12, 24, 36, 48, 60])
})
