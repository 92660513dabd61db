import { expect, it } from 'vitest'
import { LastAddressByWorld } from './last-address-by-world.ts'

it('groupOf groups worlds by the address of their latest request', () => {
  const whereabouts = new LastAddressByWorld()
  for (const world of ['a', 'b']) whereabouts.note(world, '203.0.113.7')
  whereabouts.note('c', '203.0.113.8')
  expect(whereabouts.groupOf('a')).toBe(whereabouts.groupOf('b'))
  expect(whereabouts.groupOf('a')).not.toBe(whereabouts.groupOf('c'))
  whereabouts.note('a', '203.0.113.8')
  expect(whereabouts.groupOf('a')).toBe(whereabouts.groupOf('c'))
})

it('groupOf puts worlds without a known address into separate groups', () => {
  const whereabouts = new LastAddressByWorld()
  whereabouts.note('a', '')
  expect(new Set(['a', 'b', 'c'].map((world) => whereabouts.groupOf(world)))).toHaveLength(3)
})
