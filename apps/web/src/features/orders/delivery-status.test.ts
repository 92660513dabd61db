import { expect, test } from 'vitest'
import { deliveryStatus } from './delivery-status.ts'

test('reports a delivered order as delivered, even right after it was placed', () => {
  expect(deliveryStatus({ delivered: true, eta: '5' }, true)).toBe('delivered')
})

test('reports an order that was just placed as new', () => {
  expect(deliveryStatus({ delivered: false, eta: '1' }, true)).toBe('new')
})

test('reports an order that arrives in more than two days as being packed, any other as in transit', () => {
  expect(deliveryStatus({ delivered: false, eta: '3' }, false)).toBe('packing')
  expect(deliveryStatus({ delivered: false, eta: '2' }, false)).toBe('transit')
  expect(deliveryStatus({}, false)).toBe('transit')
})
