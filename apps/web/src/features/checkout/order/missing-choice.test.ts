import { expect, test } from 'vitest'
import { missingChoice } from './missing-choice.ts'

const all = { basketId: 7, addressId: '1', deliveryMethodId: '2', paymentId: 'wallet' }

test('returns null if all choices were made', () => {
  expect(missingChoice(all)).toBeNull()
})

test.each([
  [{ basketId: null, addressId: null }, '/basket'],
  [{ addressId: null, paymentId: null }, '/address/select'],
  [{ addressId: '' }, '/address/select'],
  [{ deliveryMethodId: null, paymentId: null }, '/delivery-method'],
  [{ paymentId: null }, '/payment/shop'],
])('with %j, leads to %s first', (missing, to) => {
  expect(missingChoice({ ...all, ...missing })?.to).toBe(to)
})
