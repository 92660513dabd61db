import { expect, test } from 'vitest'
import { expiryText, isCardNumber, lastDigits } from './cards.ts'

test.each(['1000000000000000', '9999999999999998', '1234 5678 9012 3456', ' 1234567890123456 '])(
  'accepts "%s" as a card number',
  (text) => {
    expect(isCardNumber(text)).toBe(true)
  },
)

test.each(['', '999999999999999', '10000000000000000', '0123456789012345', '1e15', '1234-5678-9012-3456', 'plum'])(
  'rejects "%s" as a card number',
  (text) => {
    expect(isCardNumber(text)).toBe(false)
  },
)

test('shows only the last four digits', () => {
  expect(lastDigits('1234 5678 9012 3456')).toBe('3456')
  expect(lastDigits('************3456')).toBe('3456')
})

test('shows the expiry month with two digits', () => {
  expect(expiryText({ expMonth: 4, expYear: 2085 })).toBe('04/2085')
})
