import { expect, test } from 'vitest'
import { stockState } from './stock.ts'

test.each([
  [undefined, 'unknown'],
  [-1, 'sold-out'],
  [0, 'sold-out'],
  [1, 'low'],
  [5, 'low'],
  [6, 'plenty'],
] as const)('reports a stock of %s as %s', (quantity, state) => {
  expect(stockState(quantity)).toBe(state)
})
