import { expect, test } from 'vitest'
import { createLruPool } from './lru-pool.ts'

test('evicts the least recently used resource, and forgets closed ones', () => {
  const atRest: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ({ rest: () => void atRest.push(name) }))
  const latest = createLruPool(2)
  for (const one of [a!, b!, a!, a!]) latest.set(one, true)
  expect(atRest).toEqual([])
  latest.set(c!, true)
  expect(atRest).toEqual(['b'])
  latest.delete(a!)
  latest.set(b!, true)
  expect(atRest).toEqual(['b'])
  latest.set(d!, true)
  expect(atRest).toEqual(['b', 'c'])
})
