import { expect, test } from 'vitest'
import { canBePickedUp, dateInputValue, isQuantity } from './recycle-rules.ts'

test.each(['10', '1000', ' 50 '])('accepts %j litres', (typed) => {
  expect(isQuantity(typed)).toBe(true)
})

test.each(['', '9', '1001', '10.5', '-20', '1e2', 'ten'])('rejects %j litres', (typed) => {
  expect(isQuantity(typed)).toBe(false)
})

test('allows a pickup above 100 litres', () => {
  expect(['100', '101', '1000', '1001'].map(canBePickedUp)).toEqual([false, true, true, false])
})

test("uses the day in the customer's time zone", () => {
  expect(dateInputValue(new Date(2031, 0, 5, 23, 59))).toBe('2031-01-05')
})
