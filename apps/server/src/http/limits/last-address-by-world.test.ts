import { expect, it } from 'vitest'
import { LastAddressByWorld } from './last-address-by-world.ts'

it('groupOf groups worlds by the address of their latest request', () => {
  const lastAddresses = new LastAddressByWorld()
  for (const world of ['a', 'b']) lastAddresses.note(world, '203.0.113.7')
  lastAddresses.note('c', '203.0.113.8')
  expect(lastAddresses.groupOf('a')).toBe(lastAddresses.groupOf('b'))
  expect(lastAddresses.groupOf('a')).not.toBe(lastAddresses.groupOf('c'))
  lastAddresses.note('a', '203.0.113.8')
  expect(lastAddresses.groupOf('a')).toBe(lastAddresses.groupOf('c'))
})

it('groupOf puts worlds without a known address into separate groups', () => {
  const lastAddresses = new LastAddressByWorld()
  lastAddresses.note('a', '')
  expect(new Set(['a', 'b', 'c'].map((world) => lastAddresses.groupOf(world)))).toHaveLength(3)
})
