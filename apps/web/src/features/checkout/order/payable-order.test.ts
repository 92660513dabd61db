import { expect, test } from 'vitest'
import { orderTotal } from './payable-order.tsx'

test('adds products, discount and delivery in whole cents', () => {
  expect(orderTotal({ items: 9.47, discount: 0.95, percent: 10 }, 0.99)).toBe(9.51)
  expect(orderTotal({ items: 0.1, discount: 0, percent: 0 }, 0.2)).toBe(0.3)
})
