import { expect, test } from 'vitest'
import { isMobileNumber } from './address-rules.ts'

test.each(['1000000', '1111111', '9999999999'])('accepts %s as a mobile number', (text) => {
  expect(isMobileNumber(text)).toBe(true)
})

test.each(['', '999999', '10000000000', '12345678.5', '1e7', '+4412345678', 'apple', '-1234567'])(
  'rejects "%s" as a mobile number',
  (text) => {
    expect(isMobileNumber(text)).toBe(false)
  },
)
