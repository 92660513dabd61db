import { expect, test } from 'vitest'
import { amountText, priceFor } from './price.ts'

test('deluxe members pay the deluxe price, everybody else the price', () => {
  const product = { price: 2.99, deluxePrice: 1.99 }
  expect(priceFor(product, 'deluxe')).toBe(1.99)
  for (const role of [null, 'customer', 'accounting', 'admin'] as const) expect(priceFor(product, role)).toBe(2.99)
})

test('amounts have two decimals, the sign of the shop, and the separators of the language', () => {
  expect(amountText(1.5, 'en')).toBe('1.50¤')
  expect(amountText(1234.5, 'de_DE')).toBe('1.234,50¤')
})
