import { describe, expect, it } from 'vitest'
import { amountDue, bonusPoints, discountOn, priceLine, roundToCents, sumOf, unitPrice } from './pricing.ts'

const cider = { price: 14.99, deluxePrice: 9.5 }

describe('unitPrice', () => {
  it('returns the deluxe price only for deluxe members', () => {
    expect(unitPrice(cider, false)).toBe(14.99)
    expect(unitPrice(cider, true)).toBe(9.5)
  })
})

describe('bonusPoints', () => {
  it.each([
    [1.99, 5, 0],
    [4.99, 2, 0],
    [5, 3, 3],
    [14.99, 2, 2],
    [15, 2, 4],
    [89.99, 1, 9],
  ])('for price %d and quantity %d are %d', (price, quantity, points) => {
    expect(bonusPoints(price, quantity)).toBe(points)
  })
})

describe('priceLine', () => {
  it('rounds the total to cents', () => {
    expect(priceLine({ price: 1.1, deluxePrice: 1.1 }, 3, false)).toEqual({ price: 1.1, total: 3.3, bonus: 0 })
  })

  it('uses the deluxe price and its bonus points for deluxe members', () => {
    expect(priceLine(cider, 2, true)).toEqual({ price: 9.5, total: 19, bonus: 2 })
  })
})

describe('sumOf', () => {
  it('adds up totals and points', () => {
    const lines = [priceLine(cider, 2, false), priceLine({ price: 0.1, deluxePrice: 0.1 }, 2, false)]
    expect(sumOf(lines)).toEqual({ total: 30.18, bonus: 2 })
  })

  it('returns zeros without lines', () => {
    expect(sumOf([])).toEqual({ total: 0, bonus: 0 })
  })
})

describe('amountDue', () => {
  it('applies the discount to the items, not to the delivery', () => {
    expect(discountOn(29.98, 10)).toBe(3)
    expect(amountDue(29.98, 10, 0.99)).toBe(27.97)
  })

  it('rounds half a cent up', () => {
    expect(roundToCents(1.005)).toBe(1.01)
    expect(discountOn(0.5, 1)).toBe(0.01)
  })
})
