import type { Product } from '@fruit/contracts/calls/products'
import { expect, it, test } from 'vitest'
import { applyRange, readRange } from './range.ts'

const product = (id: number, price: number, deluxePrice = price) => ({ id, price, deluxePrice }) as Product
const found = [product(1, 5, 1), product(2, 9), product(3, 3)]
const kinds = { 2: 'larder' } as const
const ids = (query: string, role: 'deluxe' | null = null) =>
  applyRange(found, readRange(new URLSearchParams(query)), kinds, role).map(({ id }) => id)

it.each([
  ['', [1, 2, 3]],
  ['q=juice', [1, 2, 3]],
  ['sort=price', [3, 1, 2]],
  ['sort=-price', [2, 1, 3]],
  ['kind=drink', [1, 3]],
  ['kind=larder', [2]],
  ['kind=keepsake', []],
  ['kind=drink&sort=price', [3, 1]],
  ['kind=constructor&sort=toString', [1, 2, 3]],
])('for the address ?%s, shows the products %j', (query, shown) => {
  expect(ids(query)).toEqual(shown)
})

test("sorts by the customer's own prices", () => {
  expect(ids('sort=price', 'deluxe')).toEqual([1, 3, 2])
})
