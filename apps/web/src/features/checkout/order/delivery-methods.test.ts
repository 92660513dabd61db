import { expect, test } from 'vitest'
import { deliveryIcon } from './delivery-methods.ts'

test.each([
  ['fas fa-rocket', 'rocket'],
  ['fas fa-shipping-fast', 'sprint'],
  ['fas fa-truck', 'transit'],
  ['fas fa-donkey', 'packing'],
  ['constructor', 'packing'],
  ['', 'packing'],
])('draws the icon "%s" as %s', (classNames, icon) => {
  expect(deliveryIcon(classNames)).toBe(icon)
})
