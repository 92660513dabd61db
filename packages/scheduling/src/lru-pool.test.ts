import { expect, test } from 'vitest'
import { LruPool } from './lru-pool.ts'

test('evicts the least recently used resource, and forgets closed ones', () => {
  const atRest: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ({ rest: () => void atRest.push(name) }))
  const latest = new LruPool(2)
  for (const one of [a!, b!, a!, a!]) latest.touch(one)
  expect(atRest).toEqual([])
  latest.touch(c!)
  expect(atRest).toEqual(['b'])
  latest.remove(a!)
  latest.touch(b!)
  expect(atRest).toEqual(['b'])
  latest.touch(d!)
  expect(atRest).toEqual(['b', 'c'])
})
