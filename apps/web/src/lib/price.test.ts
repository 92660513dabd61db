import { expect, test } from 'vitest'
import { amountText, priceFor } from './price.ts'

test('returns the deluxe price for deluxe members only', () => {
  const product = { price: 2.99, deluxePrice: 1.99 }
  expect(priceFor(product, 'deluxe')).toBe(1.99)
  for (const role of [null, 'customer', 'accounting', 'admin'] as const) expect(priceFor(product, role)).toBe(2.99)
})

test("formats amounts with two decimals, the shop's currency and the separators of the language", () => {
  expect(amountText(1.5, 'en')).toBe('1.50¤')
  expect(amountText(1234.5, 'de_DE')).toBe('1.234,50¤')
})
