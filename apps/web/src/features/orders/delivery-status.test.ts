import { expect, test } from 'vitest'
import { deliveryStatus } from './delivery-status.ts'

test('an order that was delivered is delivered, even to who has just placed it', () => {
  expect(deliveryStatus({ delivered: true, eta: '5' }, true)).toBe('delivered')
})

test('an order that was placed just now is new', () => {
  expect(deliveryStatus({ delivered: false, eta: '1' }, true)).toBe('new')
})

test('an order that arrives in more than two days is being packed, any other is in transit', () => {
  expect(deliveryStatus({ delivered: false, eta: '3' }, false)).toBe('packing')
  expect(deliveryStatus({ delivered: false, eta: '2' }, false)).toBe('transit')
  expect(deliveryStatus({}, false)).toBe('transit')
})
