import { expect, test } from 'vitest'
import { CheckoutSession } from './checkout-session.ts'

function tab() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

test('stores values under the names of the interface and removes them when set to null', () => {
  const storage = tab()
  const checkout = new CheckoutSession(storage)
  checkout.addressId = '7'
  checkout.itemTotal = 8.48
  checkout.couponDiscount = 10
  expect([...storage.items]).toEqual([
    ['addressId', '7'],
    ['itemTotal', '8.48'],
    ['couponDiscount', '10'],
  ])
  checkout.addressId = null
  checkout.couponDiscount = 0
  expect([...storage.items.keys()]).toEqual(['itemTotal'])
})

test('returns null for missing values and 0 for a missing discount', () => {
  const checkout = new CheckoutSession(tab())
  expect([checkout.addressId, checkout.itemTotal, checkout.couponDiscount]).toEqual([null, null, 0])
})

test.each(['', ' ', 'a lot', 'Infinity'])('returns null for a malformed amount: "%s"', (text) => {
  const storage = tab()
  storage.setItem('walletTotal', text)
  expect(new CheckoutSession(storage).walletTotal).toBeNull()
})

test('keeps the basket id when cleared', () => {
  const storage = tab()
  storage.setItem('bid', '6')
  const checkout = new CheckoutSession(storage)
  checkout.paymentId = 'wallet'
  checkout.couponDetails = 'V01O'
  checkout.clear()
  expect([...storage.items]).toEqual([['bid', '6']])
})
