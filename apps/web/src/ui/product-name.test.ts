import { expect, it } from 'vitest'
import { nameParts } from './product-name.tsx'

it.each([
  ['Windfall Apple Juice (1000 ml)', ['Windfall Apple Juice', '(1000 ml)']],
  ['苹果汁（1000 ml）', ['苹果汁', '（1000 ml）']],
  ['Core Values T-Shirt', ['Core Values T-Shirt', null]],
  ['(1000 ml)', ['(1000 ml)', null]],
  ['Juice (old) of apples', ['Juice (old) of apples', null]],
])('splits %s into %j', (name, parts) => {
  expect(nameParts(name)).toEqual(parts)
})
