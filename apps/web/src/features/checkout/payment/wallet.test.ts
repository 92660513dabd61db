import { expect, test } from 'vitest'
import { isChargeAmount } from './wallet.ts'

test.each(['10', '10.00', '49.9', '1000'])('accepts %s as an amount to add', (text) => {
  expect(isChargeAmount(text)).toBe(true)
})

test.each(['', '9.99', '1000.01', '1001', '12.345', '-50', '1e2', '50 plums'])(
  'rejects "%s" as an amount to add',
  (text) => {
    expect(isChargeAmount(text)).toBe(false)
  },
)
