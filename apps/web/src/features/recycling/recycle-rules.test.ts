import { expect, test } from 'vitest'
import { canBePickedUp, dayOf, isQuantity } from './recycle-rules.ts'

test.each(['10', '1000', ' 50 '])('%j litres can be recycled', (typed) => {
  expect(isQuantity(typed)).toBe(true)
})

test.each(['', '9', '1001', '10.5', '-20', '1e2', 'ten'])('%j litres cannot', (typed) => {
  expect(isQuantity(typed)).toBe(false)
})

test('more than a hundred litres can be picked up', () => {
  expect(['100', '101', '1000', '1001'].map(canBePickedUp)).toEqual([false, true, true, false])
})

test('a day is the one where the customer is', () => {
  expect(dayOf(new Date(2031, 0, 5, 23, 59))).toBe('2031-01-05')
})
