import { expect, test } from 'vitest'
import { pieceCount } from './basket.ts'
import { basketSum, lineTotal } from './basket-sum.ts'

const juice = { price: 14.99, deluxePrice: 9.99, BasketItem: { quantity: 3 } }
const jam = { price: 1.005, deluxePrice: 1.005, BasketItem: { quantity: 1 } }

test('multiplies prices by quantities', () => {
  expect(basketSum([juice, { ...jam, price: 2.5 }], 'customer', 0)).toEqual({
    items: 47.47,
    discount: 0,
    total: 47.47,
    bonus: 3,
  })
})

test('uses the deluxe price for deluxe members, also for the points', () => {
  expect(basketSum([{ ...juice, deluxePrice: 4.99 }], 'deluxe', 0)).toMatchObject({ total: 14.97, bonus: 0 })
})

test('rounds points per piece', () => {
  expect(basketSum([{ price: 15, deluxePrice: 15, BasketItem: { quantity: 3 } }], null, 0).bonus).toBe(6)
})

test('subtracts the percentage of a coupon in whole cents', () => {
  expect(basketSum([juice], null, 10)).toMatchObject({ items: 44.97, discount: 4.5, total: 40.47 })
})

test('rounds half a cent up despite binary fractions', () => {
  expect(lineTotal(jam, null)).toBe(1.01)
})

test('returns a negative total for a negative quantity', () => {
  expect(basketSum([{ ...juice, BasketItem: { quantity: -2 } }], null, 0).total).toBe(-29.98)
})

test('returns 0 for an empty basket', () => {
  expect(basketSum([], 'customer', 10)).toEqual({ items: 0, discount: 0, total: 0, bonus: 0 })
})

test('counts the pieces of all products', () => {
  const item = { id: 1, ProductId: 1, BasketId: 1, createdAt: '', updatedAt: '' }
  expect(pieceCount([{ BasketItem: { ...item, quantity: 2 } }, { BasketItem: { ...item, quantity: 3 } }])).toBe(5)
})
